import type { Locale } from '../../../text/locale'
import { en, type SessionRaceLessons } from './en'
import { es } from './es'
import { it } from './it'

export const sessionRaceLessons: Record<Locale, SessionRaceLessons> = { en, es, it }
