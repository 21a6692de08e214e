export { type CommandsByState, commandOutcomes } from './commandOutcomes'
export { fleetDay } from './fleetDay'
export type { FleetDayMetric } from './metrics'
export { commandTrace } from './trace/commandTrace'
export { deviceTrace } from './trace/deviceTrace'
export type { CommandEvent, CommandTrace, DeviceEvent, DeviceTrace } from './trace/events'
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
