import type { FleetDayMetric } from '@half-open/sim/fleetDay'
import type { MetricWords } from '../../ModelWords'

export type FleetDayMetricWords = Record<FleetDayMetric, MetricWords>
