import type { Band } from '@half-open/sim'
import type { GatewayRestartAssumptions, RetryPolicy } from '@half-open/sim/gatewayRestart'
import { policies, type Restarts } from '../models/gatewayRestart/policies'
import { restarts } from '../models/gatewayRestart/restarts'
import type { FiftyRuns, RunReaders } from '../state/useFiftyRuns'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatRange } from '../text/range'
import type { GatewayRestartCurveMessages } from './messages'
import { rateOfNothing } from './outcome'
import type { SpreadWords } from './words'

/** When the last device is back over the fifty runs, from the 5th to the 95th percentile, in seconds. */
export type Spread = Partial<Record<RetryPolicy, readonly [number, number]>>

/** What the fifty runs are compared by: when the last device is back. */
export const lastBack: RunReaders<Restarts, RetryPolicy> = { fixed: restarts.metrics.fixedT100, random: restarts.metrics.randomT100 }

/** The spread in words; `undefined` while it is not known. */
export function describeSpread({ runs }: FiftyRuns<RetryPolicy>, assumptions: GatewayRestartAssumptions, messages: GatewayRestartCurveMessages, locale: Locale): string | undefined {
  if (runs === undefined) return undefined
  if (rateOfNothing(assumptions) !== undefined) return messages.spreadNever
  const { instances, horizonS } = assumptions
  const words = (policy: RetryPolicy) => spreadWords(runs.bands[policy], horizonS, locale)
  // One instance under the fixed policy leaves nothing to chance.
  return messages.spread(words('random'), instances === 1 ? undefined : words('fixed'))
}

/** From where to where each line ends over the fifty runs, once they have been computed and where both ends are times. */
export function spreadOf(bands: Record<RetryPolicy, Band> | undefined): Spread {
  const known = policies.filter((policy) => (bands?.[policy].p5 ?? null) !== null && bands?.[policy].p95 !== null)
  return Object.fromEntries(known.map((policy) => [policy, [bands?.[policy].p5, bands?.[policy].p95]])) as Spread
}

function spreadWords({ p5, p95 }: Band, horizonS: number, locale: Locale): SpreadWords {
  const watched = formatDuration(horizonS, locale)
  if (p5 === null) return { kind: 'notWithin', watched }
  const from = formatDuration(p5, locale)
  return p95 === null ? { kind: 'orLater', from, watched } : { kind: 'between', range: formatRange(from, formatDuration(p95, locale)) }
}
