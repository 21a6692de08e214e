import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import type { FleetDayAssumptions, FleetDayResult } from '@half-open/sim/fleetDay'
import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { Belief } from './useBelief'

/** The three models as the figure shows them. */
export interface Beliefs {
  registry: Belief<FleetDayAssumptions, FleetDayResult, 'connectionDead'>
  chain: Belief<SmartTimeoutsAssumptions, SmartTimeoutsResult, 'serverDead' | 'serverBack'>
  cluster: Belief<ClusterConsistencyAssumptions, ClusterConsistencyResult, 'modelChanged'>
}
