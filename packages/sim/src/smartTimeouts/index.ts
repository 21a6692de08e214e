export { smartTimeouts } from './smartTimeouts'
export type { ChainMetric, SmartTimeoutsMetric } from './metrics'
export type { ChainPreset } from './presets'
export type {
  AfterPeriod,
  Arrivals,
  ByChainPolicy,
  ChainLatency,
  ChainMinute,
  ChainPeriod,
  ChainPolicy,
  ChainResult,
  FailureMode,
  GrowBy,
  Growth,
  Probes,
  Reset,
  SmartTimeoutsAssumptions,
  SmartTimeoutsResult,
} from './types'
