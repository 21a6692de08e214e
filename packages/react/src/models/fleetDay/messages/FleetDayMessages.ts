import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { ModelWords } from '../../ModelWords'

export type FleetDayMessages = ModelWords<FleetDayAssumptions>
