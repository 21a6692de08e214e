import type { Locale } from '../../../text/locale'
import { en, type GatewayRestartLessons } from './en'
import { es } from './es'
import { it } from './it'

export const gatewayRestartLessons: Record<Locale, GatewayRestartLessons> = { en, es, it }
