import type {
  ClusterConsistencyAssumptions,
  ClusterConsistencyResult,
  ClusterRequest,
} from '@half-open/sim/clusterConsistency'
import type { Lane, Lanes, Link, Mark, Quantity, Span } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { domainOf, offset, offsetTicksMs } from './axis'
import type { ClusterTimelineMessages } from './messages'
import { shownNodes, shownReads } from './reads'

/** A time of the model on the axis. */
type At = (atMs: number) => Quantity

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

function authorLane(
  reads: readonly ClusterRequest[],
  messages: ClusterTimelineMessages,
  at: At,
): Pick<Lane, 'spans' | 'events'> {
  const own = reads.filter(({ who }) => who === 'author')
  return {
    spans: waits(own, messages, at),
    events: [{ at: at(0), label: messages.events.commit }, ...answers(own, messages, at)],
  }
}

function otherLane(
  reads: readonly ClusterRequest[],
  messages: ClusterTimelineMessages,
  at: At,
): Pick<Lane, 'spans' | 'events'> {
  const own = reads.filter(({ who }) => who === 'other')
  return { spans: waits(own, messages, at), events: answers(own, messages, at) }
}

function waits(reads: readonly ClusterRequest[], { spans }: ClusterTimelineMessages, at: At): Span[] {
  return reads
    .filter(({ askedAtMs, answeredAtMs }) => answeredAtMs > askedAtMs)
    .map(({ askedAtMs, answeredAtMs }) => ({
      from: at(askedAtMs),
      until: at(answeredAtMs),
      state: 'wait',
      label: spans.waits,
      short: spans.waitsShort,
    }))
}

const ends = { fresh: 'is', held: 'is', stale: 'wrong', failed: 'none' } as const

function answers(reads: readonly ClusterRequest[], { events }: ClusterTimelineMessages, at: At): Lane['events'] {
  return reads.map(({ answeredAtMs, outcome }) => ({
    at: at(answeredAtMs),
    label: events[outcome],
    end: ends[outcome],
  }))
}

/** The old model is no mistake until the commit. */
function nodeLane(
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

function linksOf(
  reads: readonly ClusterRequest[],
  { scenario, notify, commitMs }: ClusterConsistencyAssumptions,
): Link[] {
  const commit: Link = { from: { lane: 'author', at: 0 }, to: { lane: 'node0', at: 0 }, kind: 'ok' }
  const told = reads.find(({ who }) => who === 'other')
  const notification: Link[] =
    scenario === 'notification' && told
      ? [
          {
            from: { lane: 'node0', at: notify === 'beforeCommit' ? -commitMs : 0 },
            to: { lane: 'other', at: told.askedAtMs },
            kind: 'plain',
          },
        ]
      : []
  const of = (party: ClusterRequest['who']) => reads.filter(({ who }) => who === party).flatMap(linksOfRead)
  // The author's last, over the other's where both read at once.
  return [commit, ...notification, ...of('other'), ...of('author')]
}

/** There, and back where it takes time. */
function linksOfRead({ who, node, askedAtMs, answeredAtMs, outcome }: ClusterRequest): Link[] {
  const there = (kind: Link['kind']): Link => ({
    from: { lane: who, at: askedAtMs },
    to: { lane: `node${node}`, at: askedAtMs },
    kind,
  })
  const back: Link = {
    from: { lane: `node${node}`, at: answeredAtMs },
    to: { lane: who, at: answeredAtMs },
    kind: 'ok',
  }
  if (outcome === 'held') return [there('held'), back]
  return [there({ fresh: 'ok', stale: 'wrong', failed: 'held' }[outcome] as Link['kind'])]
}
