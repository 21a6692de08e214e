import type { Model } from '../core/model'
import { assumptions } from './assumptions'
import { exactConvergence } from './exactConvergence'
import { type ClusterConsistencyMetric, metrics } from './metrics'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import { trialTrace } from './trialTrace'
import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from './types'

interface ClusterConsistency extends Model<
  ClusterConsistencyAssumptions,
  ClusterConsistencyResult,
  ClusterConsistencyMetric
> {
  exactConvergence: typeof exactConvergence
  trialTrace: typeof trialTrace
}

/** A change in a cluster whose nodes learn of it by polling: who reads its own write, who waits, and who reads the old. */
export const clusterConsistency: ClusterConsistency = {
  id: 'clusterConsistency',
  version: '1',
  assumptions,
  resolve,
  simulate,
  exactConvergence,
  trialTrace,
  metrics,
  typicalMetrics: ['otherStaleShare'],
  typicalSeed: 36,
  scenarios,
}
