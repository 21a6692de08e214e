import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import type { FleetDayMessages } from './FleetDayMessages'
import { it } from './it'

export const fleetDayMessages: Record<Locale, FleetDayMessages> = { en, es, it }
export type { FleetDayMessages }
