import type { Scenario } from '../core/model'
import type { FleetDayAssumptions, FleetDayResult } from './types'

export const scenarios: readonly Scenario<FleetDayAssumptions, FleetDayResult>[] = []
