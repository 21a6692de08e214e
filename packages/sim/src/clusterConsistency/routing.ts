import { stream } from '../core/random'
import type { OtherTraffic } from './otherTraffic'
import type { ClusterParty, RoutingPolicy } from './types'

/** Which node a request goes to, asked at some microsecond by a party whose own node, or place in the round, is `home`. */
export interface Routing {
  /** The k-th read of a trial, k = 1, 2. */
  read: (home: number, trial: number, k: number, at: number) => number
  /** The j-th time that the first read is asked again, j = 1, 2, … */
  retry: (home: number, trial: number, j: number, at: number) => number
}

interface Given {
  nodes: number
  party: ClusterParty
  seed: number
  otherTraffic: OtherTraffic
}

export function routingOf(policy: RoutingPolicy, given: Given): Routing {
  return POLICIES[policy](given)
}

const POLICIES: Record<RoutingPolicy, (given: Given) => Routing> = {
  sticky: () => ({ read: (home) => home, retry: (home) => home }),

  roundRobin: ({ nodes, otherTraffic }) => ({
    read: (home, _, k, at) => (home + k + otherTraffic.countUntil(at)) % nodes,
    retry: (home, _, j, at) => (home + 1 + j + otherTraffic.countUntil(at)) % nodes,
  }),

  uniform: ({ nodes, party, seed }) => {
    const readDraw = stream(seed, `clusterConsistency.${party}Node`)
    const retryDraw = stream(seed, `clusterConsistency.${party}RetryNode`)
    return {
      read: (_, trial, k) => Math.floor(readDraw(trial, k) * nodes),
      retry: (_, trial, j) => Math.floor(retryDraw(trial, j) * nodes),
    }
  },
}
