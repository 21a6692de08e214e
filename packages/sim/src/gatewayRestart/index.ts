export { gatewayRestart } from './gatewayRestart'
export type { GatewayRestartMetric } from './metrics'
export type {
  ByRetryPolicy,
  DeadLogins,
  GatewayRestartAssumptions,
  GatewayRestartResult,
  GatewayRestartRun,
  Jitter,
  LastBack,
  QueueMapCell,
  QueueMapRow,
  QueuePoint,
  RestartSeconds,
  RetryPolicy,
  StepLimits,
  SynSchedule,
} from './types'
