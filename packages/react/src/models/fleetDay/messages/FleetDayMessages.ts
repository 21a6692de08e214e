import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { ModelWords } from '../../ModelWords'
import type { MovesNoLag } from '../movesNoLag'

export type FleetDayMessages = ModelWords<FleetDayAssumptions>

/** The part that the lag's figure shows. */
export type FleetDayLagWords = ModelWords<Omit<FleetDayAssumptions, MovesNoLag>>

/** The rest. */
export type FleetDayOtherWords = Pick<ModelWords<Pick<FleetDayAssumptions, MovesNoLag>>, 'assumptions' | 'sources' | 'choices'>
