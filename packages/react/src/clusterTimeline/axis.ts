import { clusterConsistency, type ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { NumberSpec } from '@half-open/sim'
import type { Quantity, Tick } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { formatQuantity } from '../text/quantity'

/** How much of the axis lies before the commit, of what lies after it; the stylesheet lays the range over the rest. */
const beforeShare = 0.15
const roundEnds = [1, 2, 3, 4, 5, 6, 8, 10]

/** Where the axis ends: by then nearly every node has the change, and what is read is on it. */
export function axisEndMs({ pollPeriodMs, loadMs, loadSpread, requestDelayMs }: ClusterConsistencyAssumptions): number {
  const converged = 1.4 * (pollPeriodMs + (loadSpread === 'constant' ? 1 : 2) * loadMs)
  const least = Math.max(100, converged, requestDelayMs)
  let unit = 100
  while (10 * unit < least) unit *= 10
  return unit * (roundEnds.find((end) => end * unit >= least - 1e-9) ?? 10)
}

/** From before the commit, as far as whoever is told before it, to the end. */
export function domainOf(
  { scenario, notify, commitMs }: ClusterConsistencyAssumptions,
  endMs: number,
): [number, number] {
  const toldMs = scenario === 'notification' && notify === 'beforeCommit' ? 1.2 * commitMs : 0
  return [-Math.max(beforeShare * endMs, toldMs), endMs]
}

/** The read's own range, which covers the axis from the commit to its end. */
export function readSpec(endMs: number): NumberSpec {
  const spec = clusterConsistency.assumptions.requestDelayMs
  return { ...spec, slider: { ...spec.slider, max: endMs, step: endMs / 40 } }
}

/** Round times about 0, without it: at most six, and of those about every other where there is less room. */
export function offsetTicksMs([from, until]: readonly [number, number], locale: Locale): Tick[] {
  const step =
    [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000].find((each) => (until - from) / each < 6) ?? 50_000
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(until / step) - first + 1 }, (_, index) => (first + index) * step)
    .filter((at) => at !== 0)
    .map((at) => ({ at, label: offset(at, locale).text, wideOnly: (at / step) % 2 !== 0 }))
}

/** A time of the model on the axis. */
export type At = (atMs: number) => Quantity

/** A time from the commit: "−30 ms", "+50 ms". */
export function offset(value: number, locale: Locale): Quantity {
  if (Math.abs(value) < 0.0005) return { value: 0, text: '0' }
  const text = formatQuantity(Math.abs(value), 'ms', locale)
  return { value, text: value > 0 ? `+${text}` : `\u2212${text}` }
}

/** A time as a sentence says it: tenths only below ten milliseconds. */
export function ms(value: number, locale: Locale): string {
  return `${formatNumber(value, locale, value < 9.95 ? 1 : 0)}\u00a0ms`
}
