import { checkIndex } from '../core/checkIndex'
import { checkSeed } from '../core/resolve'
import { inMicroseconds } from './microseconds'
import { resolve } from './resolve'
import { timelineOf } from './timeline'
import { Trials } from './trials'
import type { ClusterConsistencyAssumptions, ClusterTimeline } from './types'

/** One of the trials, request by request, as `simulate` counts it. */
export function trialTrace(
  assumptions: Partial<ClusterConsistencyAssumptions>,
  seed: number,
  trial: number,
): ClusterTimeline {
  const a = resolve(assumptions)
  checkSeed('clusterConsistency', seed)
  checkIndex('clusterConsistency', 'trial', trial, a.trials)
  const trials = new Trials(a, inMicroseconds(a), seed)
  trials.play(trial)
  return timelineOf(trials)
}
