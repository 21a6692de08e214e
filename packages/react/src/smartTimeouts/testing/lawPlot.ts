import { smartTimeouts, type Growth, type SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import type { Plot } from '../../figure'
import { durationTicks } from '../../text/durationTicks'
import type { Locale } from '../../text/locale'
import { formatNumber } from '../../text/number'

/** One client that asks each second, of a tail that costs it nothing to find dead, and no period too long. */
const setting = { arrivals: 'sequential', thinkS: 1, hopLatencyS: 0, timeoutS: 0.001, blacklistMaxS: 86_400 } as const
const endS = 3600
const simulatedS = [420, 900, 1500, 2100, 2700, 3300]

export const growths: readonly Growth[] = ['constant', 'linear', 'geometric']

/** The law of the model card: how many calls find the tail dead in an outage of so long. */
export function lawOf(growth: Growth, outageS: number): number {
  const a = smartTimeouts.resolve({ ...setting, growth })
  const [b, tau, f] = [a.blacklistS, a.timeoutS, a.tolerance]
  const rest = outageS - (f - 1) * (tau + a.thinkS)
  if (rest <= 0) return Math.ceil(outageS / (tau + a.thinkS))
  const beta = b + tau - a.increaseS / 2
  const periods = {
    constant: () => rest / (b + tau),
    linear: () => (-beta + Math.sqrt(beta ** 2 + 2 * a.increaseS * rest)) / a.increaseS,
    geometric: () => Math.log(1 + (rest * (a.growthFactor - 1)) / b) / Math.log(a.growthFactor),
  }[growth]()
  return Math.ceil(periods) + f - 1
}

export function simulated(growth: Growth, outageS: number): number {
  const assumptions: Partial<SmartTimeoutsAssumptions> = { ...setting, growth, outageS, horizonS: 7200 }
  return smartTimeouts.simulate(assumptions, smartTimeouts.typicalSeed).with.probes
}

/** The sample that the plot shows as dots. */
export const sample = growths.flatMap((growth) =>
  simulatedS.map((outageS) => ({ growth, outageS, calls: simulated(growth, outageS) })),
)

export interface LawWords {
  title: string
  finding: string
  outage: string
  calls: (count: string) => string
  lines: Record<Growth, string>
  columns: readonly [string, string, string]
}

/** Lines are the law, dots what the model counts. */
export function lawPlot(words: LawWords, locale: Locale): Plot {
  const number = (value: number) => formatNumber(value, locale)
  const seconds = Array.from({ length: endS / 10 }, (_, index) => (index + 1) * 10)
  return {
    kind: 'plot',
    name: words.title,
    x: { domain: [0, endS * 1.02], ticks: durationTicks(endS, locale), title: words.outage },
    y: {
      domain: [0, 64],
      ticks: [20, 40, 60].map((at) => ({ at, label: at === 60 ? words.calls(number(at)) : number(at) })),
    },
    bands: [],
    marks: [],
    lines: growths.map((growth) => ({
      id: growth,
      role: growth === 'linear' ? 'is' : 'none',
      label: `${words.lines[growth]}:`,
      value: number(lawOf(growth, endS)),
      points: seconds.map((outageS) => [outageS, lawOf(growth, outageS)] as const),
      forever: false,
    })),
    heightPx: 280,
    dots: sample.map(({ growth, outageS, calls }) => ({
      x: outageS,
      y: calls,
      role: growth === 'linear' ? 'is' : 'none',
    })),
    strips: [],
    numbers: { caption: words.title, columns: words.columns, rows: [] },
  }
}
