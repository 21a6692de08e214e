import { gatewayRestart, type GatewayRestartAssumptions, type QueuePoint } from '@half-open/sim/gatewayRestart'
import type { WayOut } from '../parts/WayOut'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { backText } from './backText'
import { cliffOf } from './cliffOf'
import type { QueueCliffMessages } from './messages'
import { fixedOutcome, randomOutcome } from './outcomesOf'
import { watchedS } from './watchedS'

export interface Description {
  /** One sentence computed from the result, so always true of what is shown. */
  finding: string
  /** What the assumed queue gives, and what keeps the fleet out beyond the cliff. */
  notes: string
  /** Present where the gateway lets nobody in, so that there is nothing to show. */
  wayOut?: WayOut<GatewayRestartAssumptions>
}

/** `assumptions` are those that the points were computed from. */
export function describe(
  points: readonly QueuePoint[],
  assumptions: GatewayRestartAssumptions,
  messages: QueueCliffMessages,
  locale: Locale,
): Description {
  const closed = (['acceptPerS', 'authPerS', 'initPerS'] as const).find((rate) => assumptions[rate] === 0)
  if (closed) {
    const value = gatewayRestart.assumptions[closed].default
    const wayOut = { text: messages.open[closed](formatNumber(value, locale)), key: closed, value }
    return { finding: messages.closed[closed], notes: '', wayOut }
  }
  const watched = formatDuration(watchedS(points, assumptions), locale)
  const finding = messages.finding(fixedOutcome(points, locale), randomOutcome(points, locale), watched)
  return { finding, notes: notesOf(points, assumptions, messages, locale) }
}

function notesOf(points: readonly QueuePoint[], assumptions: GatewayRestartAssumptions, messages: QueueCliffMessages, locale: Locale): string {
  const own = points.find(({ queueCapacity }) => queueCapacity === assumptions.queueCapacity)
  const cliff = cliffOf(points)
  const back = (of: QueuePoint['fixed']) => backText(of, messages, locale)
  return [
    own && messages.own(formatNumber(own.queueCapacity, locale), back(own.fixed), back(own.random)),
    cliff?.isNever && messages.why(formatNumber(cliff.from, locale)),
  ]
    .filter(Boolean)
    .join(' ')
}
