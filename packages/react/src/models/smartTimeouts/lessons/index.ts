import type { Locale } from '../../../text/locale'
import { en, type SmartTimeoutsLessons } from './en'
import { es } from './es'
import { it } from './it'

export const smartTimeoutsLessons: Record<Locale, SmartTimeoutsLessons> = { en, es, it }
