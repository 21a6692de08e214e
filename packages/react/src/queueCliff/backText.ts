import type { LastBack } from '@half-open/sim/gatewayRestart'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import type { QueueCliffMessages } from './messages'

/** When the last device is back, in words. */
export function backText({ t100S, isStuck, watchedS }: LastBack, messages: QueueCliffMessages, locale: Locale): string {
  if (t100S !== null) return formatDuration(t100S, locale)
  return isStuck ? messages.never : messages.notWithin(formatDuration(watchedS, locale))
}
