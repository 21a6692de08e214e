import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import type { GatewayRestartMetricWords } from './GatewayRestartMetricWords'
import { it } from './it'

/** Apart from the other words: only prose that asks "why this number?" needs them. */
export const gatewayRestartMetricWords: Record<Locale, GatewayRestartMetricWords> = { en, es, it }
