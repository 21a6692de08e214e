import {
  clusterConsistency,
  type ClusterConsistencyAssumptions,
  type ClusterConsistencyMetric,
  type ClusterConsistencyResult,
} from '@half-open/sim/clusterConsistency'
import { fleetDay, type FleetDayAssumptions, type FleetDayMetric, type FleetDayResult } from '@half-open/sim/fleetDay'
import {
  gatewayRestart,
  type GatewayRestartAssumptions,
  type GatewayRestartMetric,
  type GatewayRestartResult,
} from '@half-open/sim/gatewayRestart'
import {
  sessionRace,
  type SessionRaceAssumptions,
  type SessionRaceMetric,
  type SessionRaceResult,
} from '@half-open/sim/sessionRace'
import {
  smartTimeouts,
  type SmartTimeoutsAssumptions,
  type SmartTimeoutsMetric,
  type SmartTimeoutsResult,
} from '@half-open/sim/smartTimeouts'
import type { Model } from '@half-open/sim'
import { clusterConsistencyMessages } from '../models/clusterConsistency/messages'
import { clusterConsistencyMetricWords } from '../models/clusterConsistency/metricWords'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { fleetDayMetricWords } from '../models/fleetDay/metricWords'
import { gatewayRestartMessages } from '../models/gatewayRestart/messages'
import { gatewayRestartMetricWords } from '../models/gatewayRestart/metricWords'
import type { MetricWords, ModelWords } from '../models/ModelWords'
import { sessionRaceMessages } from '../models/sessionRace/messages'
import { sessionRaceMetricWords } from '../models/sessionRace/metricWords'
import { smartTimeoutsMessages } from '../models/smartTimeouts/messages'
import { smartTimeoutsMetricWords } from '../models/smartTimeouts/metricWords'
import type { Locale } from '../text/locale'
import type { ModelId } from './definition'

/** The names of each model's numbers. */
export interface MetricsByModel {
  clusterConsistency: ClusterConsistencyMetric
  fleetDay: FleetDayMetric
  gatewayRestart: GatewayRestartMetric
  sessionRace: SessionRaceMetric
  smartTimeouts: SmartTimeoutsMetric
}

interface Known<A extends object, R, K extends string> {
  model: Model<A, R, K>
  words: Record<Locale, ModelWords<A>>
  metricWords: Record<Locale, Record<K, MetricWords>>
}

interface KnownModels {
  clusterConsistency: Known<ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterConsistencyMetric>
  fleetDay: Known<FleetDayAssumptions, FleetDayResult, FleetDayMetric>
  gatewayRestart: Known<GatewayRestartAssumptions, GatewayRestartResult, GatewayRestartMetric>
  sessionRace: Known<SessionRaceAssumptions, SessionRaceResult, SessionRaceMetric>
  smartTimeouts: Known<SmartTimeoutsAssumptions, SmartTimeoutsResult, SmartTimeoutsMetric>
}

/** Every model that prose can speak of, by the name it is called with. */
export const models: { [M in ModelId]: KnownModels[M] } = {
  clusterConsistency: {
    model: clusterConsistency,
    words: clusterConsistencyMessages,
    metricWords: clusterConsistencyMetricWords,
  },
  fleetDay: { model: fleetDay, words: fleetDayMessages, metricWords: fleetDayMetricWords },
  gatewayRestart: { model: gatewayRestart, words: gatewayRestartMessages, metricWords: gatewayRestartMetricWords },
  sessionRace: { model: sessionRace, words: sessionRaceMessages, metricWords: sessionRaceMetricWords },
  smartTimeouts: { model: smartTimeouts, words: smartTimeoutsMessages, metricWords: smartTimeoutsMetricWords },
}

type Values = Record<string, number | string | boolean>

/** A model as prose meets it: whichever it is. */
export type AnyModel = Known<Values, unknown, string>
