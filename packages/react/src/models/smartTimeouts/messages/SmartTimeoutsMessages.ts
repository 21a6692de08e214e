import type { SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import type { ModelWords } from '../../ModelWords'

export type SmartTimeoutsMessages = ModelWords<SmartTimeoutsAssumptions>
