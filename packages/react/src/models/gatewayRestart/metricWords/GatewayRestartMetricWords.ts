import type { GatewayRestartMetric } from '@half-open/sim/gatewayRestart'
import type { MetricWords } from '../../ModelWords'

export type GatewayRestartMetricWords = Record<GatewayRestartMetric, MetricWords>
