import { inMicroseconds } from '../microseconds'
import { Trials } from '../trials'
import type { ExactLaw } from './ExactLaw'
import { type A, F, others, read, ofShare, spread } from './lawParts'

const at = (k: number) => (a: A) => (k * (a.pollPeriodMs + 5 * a.loadMs)) / 100

/** When the cluster has converged. */
export const convergenceLaws: readonly ExactLaw[] = [
  {
    what: 'all nodes converged after two fifths of the watched time: F(t)^(N − 1)',
    unit: 'share',
    cases: [{}, { nodes: 6, loadMs: 10 }, { ...spread }, { nodes: 1 }],
    law: (a) => F(a, at(40)(a)) ** (a.nodes - 1),
    simulated: read(({ convergence }) => convergence[40]!.allShare),
    deviation: ofShare,
  },
  {
    what: 'share of the nodes converged by then: (1 + (N − 1) · F(t))/N',
    unit: 'share',
    cases: [{}, { nodes: 6, loadMs: 10 }, { ...spread }, { nodes: 1 }],
    law: (a) => (1 + (a.nodes - 1) * F(a, at(40)(a))) / a.nodes,
    simulated: read(({ convergence }) => convergence[40]!.nodesShare),
    deviation: (a) => Math.sqrt((a.nodes - 1) * F(a, at(40)(a)) * (1 - F(a, at(40)(a)))) / a.nodes,
  },
  {
    what: 'mean time until all have converged: ℓ + P · (N − 1)/N',
    unit: 'ms',
    cases: [{}, { nodes: 2 }, { nodes: 10, pollPeriodMs: 250, loadMs: 5 }],
    law: (a) => a.loadMs + a.pollPeriodMs * others(a),
    simulated: meanConvergence,
    deviation: (a) => a.pollPeriodMs / 2,
  },
]

function meanConvergence(a: A, seed: number): number {
  const trials = new Trials(a, inMicroseconds(a), seed)
  let sum = 0
  for (let trial = 0; trial < a.trials; trial++) {
    trials.play(trial)
    sum += Math.max(...trials.visibility.freshAt)
  }
  return sum / a.trials / 1000
}
