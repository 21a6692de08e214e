import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import type { GatewayRestartMessages } from './GatewayRestartMessages'
import { it } from './it'

export const gatewayRestartMessages: Record<Locale, GatewayRestartMessages> = { en, es, it }
export type { GatewayRestartMessages }
