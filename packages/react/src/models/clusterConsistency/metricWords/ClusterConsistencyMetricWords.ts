import type { ClusterConsistencyMetric } from '@half-open/sim/clusterConsistency'
import type { MetricWords } from '../../ModelWords'

export type ClusterConsistencyMetricWords = Record<ClusterConsistencyMetric, MetricWords>
