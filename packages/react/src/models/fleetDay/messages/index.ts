import type { Locale } from '../../../text/locale'
import { en, type FleetDayMessages } from './en'
import { es } from './es'
import { it } from './it'

export const fleetDayMessages: Record<Locale, FleetDayMessages> = { en, es, it }
export type { FleetDayMessages }
