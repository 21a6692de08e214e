import type { SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import type { ModelWords } from '../../ModelWords'

export type SessionRaceMessages = ModelWords<SessionRaceAssumptions>
