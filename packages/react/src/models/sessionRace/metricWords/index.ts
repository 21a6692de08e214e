import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import type { SessionRaceMetricWords } from './SessionRaceMetricWords'

/** Apart from the other words: only prose that asks "why this number?" needs them. */
export const sessionRaceMetricWords: Record<Locale, SessionRaceMetricWords> = { en, es, it }
