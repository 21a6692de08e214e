import { freshShare } from '../exactConvergence'
import { simulate } from '../simulate'
import type { ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterParty } from '../types'

export type A = ClusterConsistencyAssumptions

/** F: another node serves the change so long after the commit. */
export const F = (a: A, ms: number) => freshShare(a, ms)
export const others = ({ nodes }: A) => (nodes - 1) / nodes

/** What the model gives, read off a run. */
export const read = (of: (result: ClusterConsistencyResult, a: A) => number) => (a: A, seed: number) =>
  of(simulate(a, seed), a)
export const staleOf = (party: ClusterParty) => read((result) => result[party].staleShare)

/** Of a share; where it is 0 or 1 the model has no choice. */
export const ofShare = (_: A, p: number) => Math.sqrt(p * (1 - p))
/** Of anything between 0 and the longest that a node takes: at most half of that. */
export const ofWait = ({ pollPeriodMs, loadMs }: A) => (pollPeriodMs + loadMs) / 2

export const off = { token: 'off' as const }
export const uniform = { routing: 'uniform' as const }
export const sticky = { routing: 'sticky' as const }
export const spread = { loadSpread: 'exponential' as const }
