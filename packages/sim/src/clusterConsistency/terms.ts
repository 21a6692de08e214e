import { stream } from '../core/random'
import { exponential } from './exponential'
import type { Microseconds } from './microseconds'
import type { ClusterConsistencyAssumptions, ClusterParty, RoutingPolicy } from './types'

/** On what terms a party reads. */
export interface Terms {
  routing: RoutingPolicy
  /** The node that it is bound to, or after which its round begins. */
  home: (trial: number) => number
  /** When it first reads, in microseconds from the commit. */
  firstReadAt: (trial: number) => number
  /** Which of its reads know of the change, so that they wait for it. */
  knows: { first: boolean; second: 'always' | 'onceSeen' | 'never' }
}

type Known = Terms['knows']
const EVERY_READ: Known = { first: true, second: 'always' }
const WHAT_IT_SAW: Known = { first: false, second: 'onceSeen' }
const NOTHING: Known = { first: false, second: 'never' }

export function termsOf(party: ClusterParty, a: ClusterConsistencyAssumptions, us: Microseconds, seed: number): Terms {
  return {
    routing: a.scenario === 'http' ? 'sticky' : a.routing,
    home: party === 'author' ? () => 0 : uniformNode(a.nodes, seed),
    firstReadAt: party === 'other' && a.scenario === 'notification' ? whenTold(a, us, seed) : () => us.requestDelay,
    knows: a.scenario === 'http' || a.token === 'off' ? NOTHING : party === 'author' ? EVERY_READ : knownToOther(a),
  }
}

function knownToOther({ scenario, token, notify }: ClusterConsistencyAssumptions): Known {
  // Told before the commit, there was no version yet to be told of.
  if (scenario === 'notification') return notify === 'afterCommit' ? EVERY_READ : NOTHING
  return token === 'writeAndRead' ? WHAT_IT_SAW : NOTHING
}

function uniformNode(nodes: number, seed: number): (trial: number) => number {
  const draw = stream(seed, 'clusterConsistency.otherHome')
  return (trial) => Math.floor(draw(trial, 0) * nodes)
}

function whenTold(
  { notify }: ClusterConsistencyAssumptions,
  us: Microseconds,
  seed: number,
): (trial: number) => number {
  const draw = stream(seed, 'clusterConsistency.network')
  const sentAt = notify === 'beforeCommit' ? -us.commit : 0
  return (trial) => sentAt + exponential(us.network, draw(trial, 0))
}
