import type { Locale } from '../../text/locale'
import { en, type DetectionLagMessages } from './en'
import { es } from './es'
import { it } from './it'

export const detectionLagMessages: Record<Locale, DetectionLagMessages> = { en, es, it }
export type { DetectionLagMessages } from './en'
