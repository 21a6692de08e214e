import type { ClusterRequest } from '@half-open/sim/clusterConsistency'
import type { Lane, Span } from '../figure'
import type { At } from './axis'
import type { ClusterTimelineMessages } from './messages'

export function authorLane(
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

export function otherLane(
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
