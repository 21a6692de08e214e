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
import type { Metric } from '@half-open/sim'
import { clusterConsistencyMessages } from './clusterConsistency/messages'
import { clusterConsistencyMetricWords } from './clusterConsistency/metricWords'
import { fleetDayMessages } from './fleetDay/messages'
import { fleetDayMetricWords } from './fleetDay/metricWords'
import { gatewayRestartMessages } from './gatewayRestart/messages'
import { gatewayRestartMetricWords } from './gatewayRestart/metricWords'
import type { MetricWords, ModelWords } from './ModelWords'
import { sessionRaceMessages } from './sessionRace/messages'
import { sessionRaceMetricWords } from './sessionRace/metricWords'
import { smartTimeoutsMessages } from './smartTimeouts/messages'
import { smartTimeoutsMetricWords } from './smartTimeouts/metricWords'
import type { RunModel } from '../state/RunModel'
import type { Locale } from '../text/locale'
import type { ModelId } from '../article/definition'

export interface Known<A extends object, R, K extends string> {
  model: RunModel<A, R> & { metrics: Record<K, Metric<R>> }
  words: Record<Locale, ModelWords<A>>
  metricWords: Record<Locale, Record<K, MetricWords>>
}

export interface KnownModels {
  clusterConsistency: Known<ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterConsistencyMetric>
  fleetDay: Known<FleetDayAssumptions, FleetDayResult, FleetDayMetric>
  gatewayRestart: Known<GatewayRestartAssumptions, GatewayRestartResult, GatewayRestartMetric>
  sessionRace: Known<SessionRaceAssumptions, SessionRaceResult, SessionRaceMetric>
  smartTimeouts: Known<SmartTimeoutsAssumptions, SmartTimeoutsResult, SmartTimeoutsMetric>
}

/** Every model with its words, by its id; prose that names none it knows speaks of the first. */
export const models: { [M in ModelId]: KnownModels[M] } = {
  fleetDay: { model: fleetDay, words: fleetDayMessages, metricWords: fleetDayMetricWords },
  clusterConsistency: {
    model: clusterConsistency,
    words: clusterConsistencyMessages,
    metricWords: clusterConsistencyMetricWords,
  },
  gatewayRestart: { model: gatewayRestart, words: gatewayRestartMessages, metricWords: gatewayRestartMetricWords },
  sessionRace: { model: sessionRace, words: sessionRaceMessages, metricWords: sessionRaceMetricWords },
  smartTimeouts: { model: smartTimeouts, words: smartTimeoutsMessages, metricWords: smartTimeoutsMetricWords },
}

type Values = Record<string, number | string | boolean>

/** A model with its words, whichever it is. */
export type AnyModel = Known<Values, unknown, string>
