export { type CommandsByState, commandOutcomes } from './commandOutcomes'
export { fleetDay } from './fleetDay'
export type { FleetDayMetric } from './metrics'
export type {
  CommandState,
  CommandsResult,
  DeathCause,
  Detection,
  FleetDayAssumptions,
  FleetDayResult,
  LagSummaries,
  LagSummary,
  Mechanism,
  PolicyComparison,
  RegistryKind,
} from './types'
