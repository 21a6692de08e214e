import type { Locale } from '../../text/locale'
import { en, type CorrectionMessages } from './en'
import { es } from './es'
import { it } from './it'

/** Of use to who has asked for what cannot be had, so that nobody downloads it before. */
export const correctionMessages: Record<Locale, CorrectionMessages> = { en, es, it }
