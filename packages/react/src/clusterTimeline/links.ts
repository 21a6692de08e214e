import type { ClusterConsistencyAssumptions, ClusterRequest } from '@half-open/sim/clusterConsistency'
import type { Link } from '../figure'

/** What passes between the lanes: the commit, the notification, and each read. */
export function linksOf(
  reads: readonly ClusterRequest[],
  { scenario, notify, commitMs }: ClusterConsistencyAssumptions,
): Link[] {
  const commit: Link = { from: { lane: 'author', at: 0 }, to: { lane: 'node0', at: 0 }, kind: 'ok' }
  const sentAt = notify === 'beforeCommit' ? -commitMs : 0
  const notifications = scenario === 'notification' ? reads.filter(({ who }) => who === 'other').slice(0, 1) : []
  const of = (party: ClusterRequest['who']) => reads.filter(({ who }) => who === party).flatMap(linksOfRead)
  // The author's last, over the other's where both read at once.
  return [
    commit,
    ...notifications.map(({ askedAtMs }): Link => ({
      from: { lane: 'node0', at: sentAt },
      to: { lane: 'other', at: askedAtMs },
      kind: 'plain',
    })),
    ...of('other'),
    ...of('author'),
  ]
}

const kinds = { fresh: 'ok', stale: 'wrong', failed: 'held' } as const

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
  return outcome === 'held' ? [there('held'), back] : [there(kinds[outcome])]
}
