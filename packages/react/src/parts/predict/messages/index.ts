import type { Locale } from '../../../text/locale'
import { en, type PredictMessages } from './en'
import { es } from './es'
import { it } from './it'

export const predictMessages: Record<Locale, PredictMessages> = { en, es, it }
