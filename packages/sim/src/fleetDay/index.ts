export { fleetDay } from './fleetDay'
export type { FleetDayMetric } from './metrics'
export type {
  DeathCause,
  FleetDayAssumptions,
  FleetDayResult,
  LagSummaries,
  LagSummary,
  Mechanism,
} from './types'
