import type { Metric } from '../core/model'
import type { GatewayRestartResult } from './types'

export type GatewayRestartMetric =
  | 't50'
  | 't95'
  | 't100'
  | 'attempts'
  | 'refused'
  | 'synDropped'
  | 'loginTimeouts'
  | 'wastedLogins'

type RestartMetric = Metric<GatewayRestartResult>

export const metrics: Record<GatewayRestartMetric, RestartMetric> = {
  t50: { unit: 's', read: (r) => r.t50S },
  t95: { unit: 's', read: (r) => r.t95S },
  t100: { unit: 's', read: (r) => r.t100S },
  attempts: { unit: 'count', read: (r) => r.attempts },
  refused: { unit: 'count', read: (r) => r.refused },
  synDropped: { unit: 'count', read: (r) => r.synDropped },
  loginTimeouts: { unit: 'count', read: (r) => r.loginTimeouts },
  wastedLogins: { unit: 'count', read: (r) => r.wastedLogins },
}
