import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import type { FleetDayMetricWords } from './FleetDayMetricWords'
import { it } from './it'

/** Apart from the other words: only prose that asks "why this number?" needs them. */
export const fleetDayMetricWords: Record<Locale, FleetDayMetricWords> = { en, es, it }
