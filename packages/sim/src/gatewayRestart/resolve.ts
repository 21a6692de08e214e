import { resolver } from '../core/resolve'
import { assumptions } from './assumptions'
import { rules } from './rules'
import type { GatewayRestartAssumptions } from './types'

export const resolve = resolver<GatewayRestartAssumptions>('gatewayRestart', assumptions, rules)
