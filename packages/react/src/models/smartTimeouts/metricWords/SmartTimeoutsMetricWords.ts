import type { SmartTimeoutsMetric } from '@half-open/sim/smartTimeouts'
import type { MetricWords } from '../../ModelWords'

export type SmartTimeoutsMetricWords = Record<SmartTimeoutsMetric, MetricWords>
