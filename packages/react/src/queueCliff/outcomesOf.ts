import type { QueuePoint, RetryPolicy } from '@half-open/sim/gatewayRestart'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { cliffOf } from './cliffOf'
import type { FixedOutcome, RandomOutcome, Reached } from './outcomes'

export function fixedOutcome(points: readonly QueuePoint[], locale: Locale): FixedOutcome {
  const { soonest, latest } = extremes(points, 'fixed', locale)
  if (soonest === undefined) return { kind: 'none', isNever: points.every(({ fixed }) => fixed.isStuck) }
  const cliff = cliffOf(points)
  if (cliff) return { kind: 'cliff', best: soonest, from: formatNumber(cliff.from, locale), isNever: cliff.isNever }
  const slow = points.find(({ fixed }) => fixed.t100S === null)
  if (slow) return { kind: 'slow', best: soonest, worst: formatNumber(slow.queueCapacity, locale) }
  if (soonest.time === latest?.time) return { kind: 'same', time: soonest.time }
  return { kind: 'spread', best: soonest, worst: latest ?? soonest }
}

export function randomOutcome(points: readonly QueuePoint[], locale: Locale): RandomOutcome {
  const { soonest, latest } = extremes(points, 'random', locale)
  if (soonest === undefined || latest === undefined) return { kind: 'none' }
  const late = points.filter(({ random }) => random.t100S === null).length
  if (late > 0) return { kind: 'some', late: formatNumber(late, locale), of: formatNumber(points.length, locale) }
  if (soonest.time === latest.time) return { kind: 'same', time: latest.time }
  const withBest = atBestOfFixed(points, locale)
  return { kind: 'all', time: latest.time, ...(withBest && withBest.time !== latest.time && { withBest }) }
}

/** The random wait where the fixed one does best, if the queue makes a difference to that. */
function atBestOfFixed(points: readonly QueuePoint[], locale: Locale): Reached | undefined {
  const fixed = fixedOutcome(points, locale)
  if (!('best' in fixed)) return undefined
  const point = points.find(({ queueCapacity }) => formatNumber(queueCapacity, locale) === fixed.best.queue)
  return point && extremes([point], 'random', locale).soonest
}

/** Of the queues that bring all back, the first of the soonest and the first of the latest. */
function extremes(points: readonly QueuePoint[], policy: RetryPolicy, locale: Locale): { soonest?: Reached; latest?: Reached } {
  const back = points.flatMap(({ queueCapacity, [policy]: { t100S } }) => (t100S === null ? [] : [{ queueCapacity, t100S }]))
  const [first] = back
  if (first === undefined) return {}
  const reached = ({ queueCapacity, t100S }: typeof first) => ({ queue: formatNumber(queueCapacity, locale), time: formatDuration(t100S, locale) })
  return {
    soonest: reached(back.reduce((found, next) => (next.t100S < found.t100S ? next : found))),
    latest: reached(back.reduce((found, next) => (next.t100S > found.t100S ? next : found))),
  }
}
