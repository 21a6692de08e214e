import type { GatewayRestartMetric, RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { MetricWords } from '../../ModelWords'

export interface GatewayRestartMetricWords {
  metrics: Record<GatewayRestartMetric, MetricWords>
  /** After the name of a number: "with a fixed wait". */
  under: Record<RetryPolicy, string>
}
