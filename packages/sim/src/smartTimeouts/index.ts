export { smartTimeouts } from './smartTimeouts'
export type { ChainMetric, SmartTimeoutsMetric } from './metrics'
export type { ChainPreset } from './presets'
export { chainAt } from './trace/chainAt'
export { chainServers } from './trace/chainServers'
export { chainTrace } from './trace/chainTrace'
export type { BusyWorker, ChainJourney, ChainMoment, ChainServer, ChainServers, ChainTrace, WorkerState } from './trace/types'
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
