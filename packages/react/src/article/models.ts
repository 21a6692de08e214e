import {
  clusterConsistency,
  type ClusterConsistencyAssumptions,
  type ClusterConsistencyMetric,
  type ClusterConsistencyResult,
} from '@half-open/sim/clusterConsistency'
import { fleetDay, type FleetDayAssumptions, type FleetDayMetric, type FleetDayResult } from '@half-open/sim/fleetDay'
import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
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
import type { Metric } from '@half-open/sim'
import { clusterConsistencyMessages } from '../models/clusterConsistency/messages'
import { clusterConsistencyMetricWords } from '../models/clusterConsistency/metricWords'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { fleetDayMetricWords } from '../models/fleetDay/metricWords'
import { gatewayRestartMessages } from '../models/gatewayRestart/messages'
import { gatewayRestartMetricWords } from '../models/gatewayRestart/metricWords'
import type { Restarts } from '../models/gatewayRestart/policies'
import { restarts, type RestartsMetric } from '../models/gatewayRestart/restarts'
import type { MetricWords, ModelWords } from '../models/ModelWords'
import { sessionRaceMessages } from '../models/sessionRace/messages'
import { sessionRaceMetricWords } from '../models/sessionRace/metricWords'
import { smartTimeoutsMessages } from '../models/smartTimeouts/messages'
import { smartTimeoutsMetricWords } from '../models/smartTimeouts/metricWords'
import type { RunModel } from '../state/RunModel'
import type { Locale } from '../text/locale'
import type { ModelId } from './definition'

/** The names of each model's numbers. */
export interface MetricsByModel {
  clusterConsistency: ClusterConsistencyMetric
  fleetDay: FleetDayMetric
  gatewayRestart: RestartsMetric
  sessionRace: SessionRaceMetric
  smartTimeouts: SmartTimeoutsMetric
}

interface Known<A extends object, R, K extends string> {
  model: RunModel<A, R> & { metrics: Record<K, Metric<R>> }
  words: Record<Locale, ModelWords<A>>
  metricWords: Record<Locale, Record<K, MetricWords>>
}

interface KnownModels {
  clusterConsistency: Known<ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterConsistencyMetric>
  fleetDay: Known<FleetDayAssumptions, FleetDayResult, FleetDayMetric>
  gatewayRestart: Known<GatewayRestartAssumptions, Restarts, RestartsMetric>
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
  gatewayRestart: { model: restarts, words: gatewayRestartMessages, metricWords: gatewayRestartMetricWords },
  sessionRace: { model: sessionRace, words: sessionRaceMessages, metricWords: sessionRaceMetricWords },
  smartTimeouts: { model: smartTimeouts, words: smartTimeoutsMessages, metricWords: smartTimeoutsMetricWords },
}

type Values = Record<string, number | string | boolean>

/** A model as prose meets it: whichever it is. */
export type AnyModel = Known<Values, unknown, string>
