import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import type { Lane, Lanes, Mark } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { domainOf, offset, offsetTicksMs, type At } from './axis'
import { linksOf } from './links'
import type { ClusterTimelineMessages } from './messages'
import { nodeLane } from './nodeLane'
import { authorLane, otherLane } from './partyLanes'
import { shownNodes, shownReads } from './reads'

/** One change: its author, the nodes, whoever else reads, and what is shared, on one axis whose 0 is the commit. */
export function figure(
  result: ClusterConsistencyResult,
  a: ClusterConsistencyAssumptions,
  endMs: number,
  messages: ClusterTimelineMessages,
  locale: Locale,
): Lanes {
  const domain = domainOf(a, endMs)
  const at = (atMs: number) => offset(atMs, locale)
  const reads = shownReads(result.timeline, a)
  const nodes = shownNodes(result.timeline, reads)
  const lanes: Lane[] = [
    { id: 'author', label: messages.lanes.author, ...authorLane(reads, messages, at) },
    ...nodes.map((node) => nodeLane(node, result, domain, messages, locale, at)),
    { id: 'other', label: messages.lanes.other[a.scenario], ...otherLane(reads, messages, at) },
    {
      id: 'state',
      label: messages.lanes.state,
      spans: [{ from: at(domain[0]), until: at(domain[1]), state: 'is', label: messages.spans.shared }],
      events: [],
    },
  ]
  return {
    kind: 'lanes',
    name: messages.form(formatNumber(lanes.length, locale)),
    label: messages.label,
    unit: 'ms',
    domain,
    zeroLabel: messages.zero,
    ticks: offsetTicksMs(domain, locale),
    columns: messages.columns,
    compact: true,
    lanes,
    links: linksOf(reads, a).filter(({ from, to }) =>
      [from.at, to.at].every((time) => time >= domain[0] && time <= domain[1]),
    ),
    marks: readMark(a, messages, at),
  }
}

/** The author's read has its label over the lanes, where its handle is. */
function readMark(
  { scenario, requestDelayMs }: ClusterConsistencyAssumptions,
  { read }: ClusterTimelineMessages,
  at: At,
): Mark[] {
  if (scenario === 'notification') return []
  return [{ at: requestDelayMs, label: read(at(requestDelayMs).text), role: 'none', place: 'over', lane: 'author' }]
}
