import type { Locale } from '../../text/locale'
import { en, type GatewayRestartCurveMessages } from './en'
import { es } from './es'
import { it } from './it'

export const gatewayRestartCurveMessages: Record<Locale, GatewayRestartCurveMessages> = { en, es, it }
export type { GatewayRestartCurveMessages } from './en'
