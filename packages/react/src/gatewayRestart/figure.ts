import { gatewayRestart, type GatewayRestartAssumptions, type RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { Plot, PlotBand, PlotLine, PlotMark } from '../figure'
import type { Restarts } from '../models/gatewayRestart/policies'
import { formatDuration } from '../text/duration'
import { durationTicks } from '../text/durationTicks'
import type { Locale } from '../text/locale'
import { formatNumber, formatShare } from '../text/number'
import type { TimeAxis } from './axis'
import { outcomeWords } from './describe'
import type { GatewayRestartCurveMessages } from './messages'
import { numbers } from './numbers'
import { outcomeOf } from './outcome'
import type { Spread } from './spread'
import { strips } from './strips'

export interface RestartCurveView {
  axis: TimeAxis
  /** Whose rows stand under the plot. */
  policy: RetryPolicy
  /** From where to where each line ends over the fifty runs, once that is known. */
  spread: Spread
  messages: GatewayRestartCurveMessages
  locale: Locale
}

/** The share of the fleet that is back over the time since the fall, with a fixed wait and with a random one. */
export function figure(restarts: Restarts, assumptions: GatewayRestartAssumptions, view: RestartCurveView): Plot {
  const { axis, policy, messages, locale } = view
  const ticks = durationTicks(axis.endS, locale)
  return {
    kind: 'plot',
    name: messages.form,
    x: { domain: [0, axis.endS], ticks, ...(axis.cut && { beyond: formatDuration(assumptions.horizonS, locale) }) },
    y: { domain: [0, 1], ticks: [{ at: 0.5, label: formatShare(0.5, locale) }, { at: 1, label: messages.allBack(formatShare(1, locale)) }] },
    bands: downtime(assumptions, axis, messages, locale),
    marks: fastest(assumptions, axis, messages, locale),
    // The subject last, over the other.
    lines: (['fixed', 'random'] as const).map((each) => line(each, restarts, view)),
    dots: [],
    strips: strips(restarts, assumptions, policy, axis, messages, locale),
    numbers: numbers(restarts, ticks, messages, locale),
  }
}

function line(policy: RetryPolicy, restarts: Restarts, { messages, locale, spread }: RestartCurveView): PlotLine {
  const { curve } = restarts[policy]
  const outcome = outcomeOf(restarts[policy])
  const range = spread[policy]
  return {
    id: policy,
    role: policy === 'random' ? 'is' : 'none',
    label: messages.lines[policy],
    value: messages.end(outcomeWords(outcome, locale)),
    points: curve.flatMap((share, second) => (share === curve[second - 1] && second < curve.length - 1 ? [] : [[second, share] as const])),
    forever: outcome.kind === 'stuck' || outcome.kind === 'late',
    breaksOff: outcome.kind === 'stopped',
    ...(range && { spread: range }),
  }
}

function downtime({ downtimeS, instances, instancesDown }: GatewayRestartAssumptions, { endS }: TimeAxis, messages: GatewayRestartCurveMessages, locale: Locale): PlotBand[] {
  if (downtimeS === 0) return []
  const number = (value: number) => formatNumber(value, locale)
  const said = instances === instancesDown ? { label: messages.down, shortLabel: messages.downInShort } : { label: messages.someDown(number(instancesDown), number(instances)) }
  return [{ from: 0, until: Math.min(endS, downtimeS), ...said }]
}

function fastest(assumptions: GatewayRestartAssumptions, { endS }: TimeAxis, messages: GatewayRestartCurveMessages, locale: Locale): PlotMark[] {
  const at = gatewayRestart.fastestS(assumptions)
  return at === null || at > endS ? [] : [{ at, label: messages.fastest(formatDuration(at, locale)) }]
}
