import type {
  ClusterConsistencyAssumptions,
  ClusterParty,
  ClusterRequest,
  ClusterTimeline,
} from '@half-open/sim/clusterConsistency'

/** The most lanes of nodes: more would be too many to look at, and too high for a phone. */
const maxNodes = 4

/**
 * What of a trial the lanes show: the first read of each party, and its second where that takes back what the first showed.
 * The author's reads are no matter where the other is notified.
 */
export function shownReads(
  { requests }: ClusterTimeline,
  { scenario }: ClusterConsistencyAssumptions,
): ClusterRequest[] {
  const parties: ClusterParty[] = scenario === 'notification' ? ['other'] : ['author', 'other']
  return parties.flatMap((who) => {
    const first = requests.find((request) => request.who === who && request.kind === 'first')
    const second = requests.find((request) => request.who === who && request.kind === 'second')
    if (!first || !second) return []
    return first.outcome === 'fresh' && second.outcome === 'stale' ? [first, second] : [first]
  })
}

/** The writer, the nodes that are asked, and as many of the others as there is room for, in their order. */
export function shownNodes({ nodes }: ClusterTimeline, reads: readonly ClusterRequest[]): number[] {
  const asked = [0, ...reads.map(({ node }) => node)]
  const inOrder = [...new Set([...asked, ...nodes.map(({ node }) => node)])]
  return inOrder.slice(0, maxNodes).sort((x, y) => x - y)
}
