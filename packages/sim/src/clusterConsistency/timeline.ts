import type { Party } from './party'
import type { Read } from './read'
import type { Trials } from './trials'
import type { ClusterParty, ClusterRequest, ClusterTimeline } from './types'

/** The trial that was played last. */
export function timelineOf({ visibility, author, other }: Trials): ClusterTimeline {
  return {
    nodes: Array.from(visibility.freshAt, (freshAt, node) => ({
      node,
      pollAtMs: visibility.pollAt[node]! / 1000,
      freshAtMs: freshAt / 1000,
    })),
    // Stable: at equal times the author comes first, and the first read before the second.
    requests: [...requestsOf('author', author), ...requestsOf('other', other)].sort(
      (x, y) => x.askedAtMs - y.askedAtMs,
    ),
  }
}

function requestsOf(who: ClusterParty, party: Party): ClusterRequest[] {
  const retries = Array.from({ length: party.retries }, (_, i): ClusterRequest => {
    const { askedAt, node } = party.retry(i + 1)
    const askedAtMs = askedAt / 1000
    const outcome = i + 1 === party.retries ? 'fresh' : 'stale'
    return { who, kind: 'retry', askedAtMs, node, answeredAtMs: askedAtMs, outcome }
  })
  return [requestOf(who, 'first', party.first), ...retries, requestOf(who, 'second', party.second)]
}

function requestOf(
  who: ClusterParty,
  kind: ClusterRequest['kind'],
  { askedAt, node, answeredAt, outcome }: Read,
): ClusterRequest {
  return { who, kind, askedAtMs: askedAt / 1000, node, answeredAtMs: answeredAt / 1000, outcome }
}
