import { fleetDay, type FleetDayAssumptions, type FleetDayMetric, type FleetDayResult } from '@half-open/sim/fleetDay'
import type { Model } from '@half-open/sim'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { fleetDayMetricWords } from '../models/fleetDay/metricWords'
import type { MetricWords, ModelWords } from '../models/ModelWords'
import type { Locale } from '../text/locale'
import type { ModelId } from './definition'

/** The names of each model's numbers. */
export interface MetricsByModel {
  fleetDay: FleetDayMetric
}

interface Known<A extends object, R, K extends string> {
  model: Model<A, R, K>
  words: Record<Locale, ModelWords<A>>
  metricWords: Record<Locale, Record<K, MetricWords>>
}

interface KnownModels {
  fleetDay: Known<FleetDayAssumptions, FleetDayResult, FleetDayMetric>
}

/** Every model that prose can speak of, by the name it is called with. */
export const models: { [M in ModelId]: KnownModels[M] } = {
  fleetDay: { model: fleetDay, words: fleetDayMessages, metricWords: fleetDayMetricWords },
}

type Values = Record<string, number | string | boolean>

/** A model as prose meets it: whichever it is. */
export type AnyModel = Known<Values, unknown, string>
