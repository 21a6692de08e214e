import { resolver } from '../core/resolve'
import { assumptions } from './assumptions'
import { rules } from './rules'
import type { SmartTimeoutsAssumptions } from './types'

export const resolve = resolver<SmartTimeoutsAssumptions>('smartTimeouts', assumptions, rules)
