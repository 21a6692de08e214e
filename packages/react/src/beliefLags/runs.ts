import type { Model } from '@half-open/sim'
import { clusterConsistency, type ClusterConsistencyAssumptions, type ClusterConsistencyMetric, type ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import { fleetDay, type FleetDayAssumptions, type FleetDayMetric, type FleetDayResult } from '@half-open/sim/fleetDay'
import { smartTimeouts, type SmartTimeoutsAssumptions, type SmartTimeoutsMetric, type SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { Finished } from '../state/resultOf'

interface BeliefModels {
  fleetDay: Model<FleetDayAssumptions, FleetDayResult, FleetDayMetric>
  smartTimeouts: Model<SmartTimeoutsAssumptions, SmartTimeoutsResult, SmartTimeoutsMetric>
  clusterConsistency: Model<ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterConsistencyMetric>
}

/** The models whose beliefs stand side by side: a registry's, a chain's, and a cluster's. */
export const beliefModels: BeliefModels = { fleetDay, smartTimeouts, clusterConsistency }

export type BeliefModel = 'fleetDay' | 'smartTimeouts' | 'clusterConsistency'

/** The assumptions of all of them. */
export type BeliefAssumptions = FleetDayAssumptions & SmartTimeoutsAssumptions & ClusterConsistencyAssumptions

type Run<A, R> = Omit<Finished<A, R>, 'tookMs'>

/** A run of each. */
export interface BeliefRuns {
  fleetDay: Run<FleetDayAssumptions, FleetDayResult>
  smartTimeouts: Run<SmartTimeoutsAssumptions, SmartTimeoutsResult>
  clusterConsistency: Run<ClusterConsistencyAssumptions, ClusterConsistencyResult>
}
