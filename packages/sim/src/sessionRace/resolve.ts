import { resolver } from '../core/resolve'
import { assumptions } from './assumptions'
import { rules } from './rules'
import type { SessionRaceAssumptions } from './types'

export const resolve = resolver<SessionRaceAssumptions>('sessionRace', assumptions, rules)
