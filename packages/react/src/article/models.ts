import type { ClusterConsistencyMetric } from '@half-open/sim/clusterConsistency'
import type { FleetDayMetric } from '@half-open/sim/fleetDay'
import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import type { SessionRaceMetric } from '@half-open/sim/sessionRace'
import type { SmartTimeoutsMetric } from '@half-open/sim/smartTimeouts'
import { gatewayRestartMessages } from '../models/gatewayRestart/messages'
import type { Restarts } from '../models/gatewayRestart/policies'
import { restarts, type RestartsMetric } from '../models/gatewayRestart/restarts'
import { restartsMetricWords } from '../models/gatewayRestart/restartsMetricWords'
import { models as single, type Known, type KnownModels } from '../models/models'
import type { ModelId } from './definition'

/** The names of each model's numbers in prose. */
export interface MetricsByModel {
  clusterConsistency: ClusterConsistencyMetric
  fleetDay: FleetDayMetric
  gatewayRestart: RestartsMetric
  sessionRace: SessionRaceMetric
  smartTimeouts: SmartTimeoutsMetric
}

interface InProse extends Omit<KnownModels, 'gatewayRestart'> {
  gatewayRestart: Known<GatewayRestartAssumptions, Restarts, RestartsMetric>
}

/** Every model that prose can speak of, by the name it is called with; of a restart it tells both ways to wait. */
export const models: { [M in ModelId]: InProse[M] } = {
  ...single,
  gatewayRestart: { model: restarts, words: gatewayRestartMessages, metricWords: restartsMetricWords },
}
