import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import type { SessionRaceMessages } from './SessionRaceMessages'

export const sessionRaceMessages: Record<Locale, SessionRaceMessages> = { en, es, it }
export type { SessionRaceMessages }
