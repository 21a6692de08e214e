export { clusterConsistency } from './clusterConsistency'
export type { ClusterConsistencyMetric } from './metrics'
export type {
  ClusterConsistencyAssumptions,
  ClusterConsistencyResult,
  ClusterNode,
  ClusterParty,
  ClusterRequest,
  ClusterScenario,
  ClusterTimeline,
  ConvergencePoint,
  LoadSpread,
  NotifyMoment,
  PartyReads,
  ReadOutcome,
  RoutingPolicy,
  TokenPolicy,
} from './types'
