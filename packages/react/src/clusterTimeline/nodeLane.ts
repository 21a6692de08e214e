import type { ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import type { Lane, Span } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { At } from './axis'
import type { ClusterTimelineMessages } from './messages'

/** The old model is no mistake until the commit. */
export function nodeLane(
  node: number,
  { timeline }: ClusterConsistencyResult,
  [fromMs, untilMs]: readonly [number, number],
  messages: ClusterTimelineMessages,
  locale: Locale,
  at: At,
): Lane {
  const { pollAtMs, freshAtMs } = timeline.nodes[node] ?? { pollAtMs: 0, freshAtMs: 0 }
  const { lanes, spans, events } = messages
  const lasting: Span[] = [
    { from: at(fromMs), until: at(0), state: 'is', label: spans.old },
    { from: at(0), until: at(freshAtMs), state: 'wrong', label: spans.stale },
    { from: at(freshAtMs), until: at(untilMs), state: 'is', label: spans.new },
  ]
  return {
    id: `node${node}`,
    label: lanes.node(formatNumber(node + 1, locale)),
    spans: lasting.filter(({ from, until }) => from.value < until.value),
    // Where a reload takes no time the span itself ends as the change is seen.
    events: freshAtMs > pollAtMs ? [{ at: at(pollAtMs), label: events.poll }] : [],
  }
}
