import type { Locale } from '../../../text/locale'
import { en, type FleetDayLessons } from './en'
import { es } from './es'
import { it } from './it'

export const fleetDayLessons: Record<Locale, FleetDayLessons> = { en, es, it }
