import { resolver } from '../core/resolve'
import { assumptions } from './assumptions'
import { rules } from './rules'
import type { FleetDayAssumptions } from './types'

export const resolve = resolver<FleetDayAssumptions>('fleetDay', assumptions, rules)
