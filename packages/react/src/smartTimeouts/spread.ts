import type { Band } from '@half-open/sim'
import { smartTimeouts, type SmartTimeoutsAssumptions, type SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { FiftyRuns, RunReaders } from '../state/useFiftyRuns'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatRange } from '../text/range'
import type { SmartTimeoutsChainMessages } from './messages'
import { slowText } from './slow'

type Compared = 'without' | 'with' | 'lag'

const { metrics } = smartTimeouts

/** What the fifty runs are compared by. */
export const compared: RunReaders<SmartTimeoutsResult, Compared> = {
  without: metrics.healthyOver1sWithout,
  with: metrics.healthyOver1sWith,
  lag: metrics.recoveryLagWith,
}

/** The spread in words; `undefined` while it is not known. */
export function describeSpread(
  { runs }: FiftyRuns<Compared>,
  { arrivals }: SmartTimeoutsAssumptions,
  messages: SmartTimeoutsChainMessages,
  locale: Locale,
): string | undefined {
  if (runs === undefined) return undefined
  if (arrivals === 'sequential') return messages.noChance
  const { bands } = runs
  const share = ({ p5, p95 }: Band) =>
    p5 === null || p95 === null ? undefined : formatRange(slowText(p5, locale), slowText(p95, locale))
  const [without, smart, lag] = [share(bands.without), share(bands.with), lagText(bands.lag, messages, locale)]
  return without === undefined || smart === undefined ? messages.spreadOfLag(lag) : messages.spread(without, smart, lag)
}

function lagText({ p5, p95 }: Band, { lag }: SmartTimeoutsChainMessages, locale: Locale): string {
  if (p5 === null) return lag.never
  const from = formatDuration(p5, locale)
  return p95 === null ? lag.orNever(from) : lag.between(formatRange(from, formatDuration(p95, locale)))
}
