import type { SessionRaceMetric } from '@half-open/sim/sessionRace'
import type { MetricWords } from '../../ModelWords'

export type SessionRaceMetricWords = Record<SessionRaceMetric, MetricWords>
