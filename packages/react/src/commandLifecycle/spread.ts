import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { formatRange } from '../text/range'
import type { FiftyRuns, RunReaders } from '../state/useFiftyRuns'
import type { Lifecycles } from './lifecycles'
import type { CommandLifecycleMessages } from './messages'

/** What the fifty runs are compared by. */
export const stopped: RunReaders<Lifecycles, 'stuck' | 'expired'> = {
  stuck: { read: ({ counts }) => counts.notWaiting.final.sent },
  expired: { read: ({ counts }) => counts.waiting.expired },
}

/** The spread in words; `undefined` while it is not known. */
export function describeSpread({ runs }: FiftyRuns<'stuck' | 'expired'>, messages: CommandLifecycleMessages, locale: Locale): string | undefined {
  if (runs === undefined) return undefined
  const range = (of: 'stuck' | 'expired') => {
    const { p5, p95 } = runs.bands[of]
    return formatRange(formatNumber(p5 ?? 0, locale), formatNumber(p95 ?? 0, locale))
  }
  return messages.spread(range('stuck'), range('expired'))
}
