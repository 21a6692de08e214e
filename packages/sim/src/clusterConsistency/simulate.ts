import { checkSeed } from '../core/resolve'
import { Convergence } from './convergence'
import { inMicroseconds } from './microseconds'
import { PartyTally } from './partyTally'
import { resolve } from './resolve'
import { timelineOf } from './timeline'
import { Trials } from './trials'
import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from './types'

export function simulate(assumptions: Partial<ClusterConsistencyAssumptions> = {}, seed = 1): ClusterConsistencyResult {
  const a = resolve(assumptions)
  checkSeed('clusterConsistency', seed)
  const us = inMicroseconds(a)
  const trials = new Trials(a, us, seed)
  const convergence = new Convergence(a.nodes, a.trials, us)
  const author = new PartyTally(a.trials, us)
  const other = new PartyTally(a.trials, us)

  // From the last to the first, whose timeline is then still there.
  for (let trial = a.trials - 1; trial >= 0; trial--) {
    trials.play(trial)
    convergence.count(trials.visibility.freshAt)
    author.count(trials.author)
    other.count(trials.other)
  }
  return {
    author: author.result(),
    other: other.result(),
    convergence: convergence.result(),
    timeline: timelineOf(trials),
  }
}
