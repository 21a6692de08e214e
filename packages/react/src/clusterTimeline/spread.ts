import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import type { FiftyRuns, RunReaders } from '../state/useFiftyRuns'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import { formatRange } from '../text/range'
import type { ClusterTimelineMessages } from './messages'

type Reading = 'authorStale' | 'authorHeld' | 'otherStale' | 'otherHeld'

/** What the fifty runs are compared by: who meets an old node reads the old or waits for it. */
export const met: RunReaders<ClusterConsistencyResult, Reading> = {
  authorStale: { read: ({ author }) => author.staleShare },
  authorHeld: { read: ({ author }) => author.held },
  otherStale: { read: ({ other }) => other.staleShare },
  otherHeld: { read: ({ other }) => other.held },
}

/** The spread in words; `undefined` while it is not known. */
export function describeSpread(
  { runs }: FiftyRuns<Reading>,
  a: ClusterConsistencyAssumptions,
  messages: ClusterTimelineMessages,
  locale: Locale,
): string | undefined {
  if (runs === undefined) return undefined
  const party = a.scenario === 'webSocket' ? 'author' : 'other'
  const { bands } = runs
  // Of a party all first reads know the version or none does: one of the two is 0 in every run.
  const at = (end: 'p5' | 'p95') => (bands[`${party}Stale`][end] ?? 0) + (bands[`${party}Held`][end] ?? 0) / a.trials
  return messages.spread(party, formatRange(formatShare(at('p5'), locale), formatShare(at('p95'), locale)))
}
