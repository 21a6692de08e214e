import type { GatewayRestartAssumptions, LastBack, QueuePoint, RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { Plot, PlotDot, PlotLine } from '../figure'
import { formatDuration } from '../text/duration'
import { durationTicks } from '../text/durationTicks'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { backText } from './backText'
import { cliffOf } from './cliffOf'
import type { QueueCliffMessages } from './messages'
import { queueTicks } from './queueTicks'
import { watchedS } from './watchedS'

/** What the axis has before its first dot, for the labels of the grid, and after its last, which would else be cut. */
const [before, after] = [1.8, 1.12]

/** A dot for each queue and policy, over a logarithmic axis, as queues are doubled; who never comes back lies past a cut. */
export function figure(points: readonly QueuePoint[], assumptions: GatewayRestartAssumptions, endS: number, messages: QueueCliffMessages, locale: Locale): Plot {
  const queues = points.map(({ queueCapacity }) => queueCapacity)
  const domain = [Math.min(...queues) / before, Math.max(...queues) * after] as const
  const backs = points.flatMap(({ fixed, random }) => [fixed, random])
  const never = backs.every(isBackOrStuck) ? messages.never : messages.notWithin(formatDuration(watchedS(points, assumptions), locale))
  const cliff = cliffOf(points)
  const own = formatNumber(assumptions.queueCapacity, locale)
  return {
    kind: 'plot',
    name: messages.form,
    x: { domain, scale: 'log', ticks: queueTicks(domain, locale), title: messages.axis },
    y: { domain: [0, endS], ticks: backs.some(({ t100S }) => t100S !== null) ? durationTicks(endS, locale).filter(({ at }) => at > 0) : [], ...(backs.some(({ t100S }) => t100S === null) && { beyond: never }) },
    bands: cliff ? [{ from: cliff.from, until: domain[1], label: messages.beyondCliff(formatNumber(cliff.from, locale)) }] : [],
    marks: [{ at: assumptions.queueCapacity, label: messages.assumed(own) }],
    lines: (['fixed', 'random'] as const).map((policy) => lineOf(points, policy, messages, locale)),
    // What has the story to tell lies on top.
    dots: (['random', 'fixed'] as const).flatMap((policy) => points.map((point) => dotOf(point, policy))),
    strips: [],
    numbers: {
      caption: messages.label,
      columns: [messages.columns.queue, messages.columns.fixed, messages.columns.random],
      unit: 's',
      rows: points.map(({ queueCapacity, fixed, random }) => ({
        label: formatNumber(queueCapacity, locale),
        at: queueCapacity,
        cells: [fixed, random].map((back) => ({ value: back.t100S, text: backText(back, messages, locale) })),
      })),
    },
  }
}

/** Where the axis ends: the latest that any fleet is back; a minute where none is. */
export function axisEndS(points: readonly QueuePoint[]): number {
  return Math.max(...points.flatMap(({ fixed, random }) => [fixed.t100S ?? 0, random.t100S ?? 0])) || 60
}

function isBackOrStuck({ t100S, isStuck }: LastBack): boolean {
  return t100S !== null || isStuck
}

function dotOf(point: QueuePoint, policy: RetryPolicy): PlotDot {
  const { t100S } = point[policy]
  const role = policy === 'random' ? 'is' : t100S === null ? 'wrong' : 'none'
  return { x: point.queueCapacity, y: t100S, role }
}

function lineOf(points: readonly QueuePoint[], policy: RetryPolicy, messages: QueueCliffMessages, locale: Locale): PlotLine {
  const last = points.at(-1)
  return {
    id: policy,
    role: policy === 'random' ? 'is' : 'none',
    label: messages[policy],
    value: last ? backText(last[policy], messages, locale) : '',
    points: points.map((point) => [point.queueCapacity, point[policy].t100S]),
    forever: false,
    isStraight: true,
  }
}
