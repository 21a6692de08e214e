import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import type { SmartTimeoutsMetricWords } from './SmartTimeoutsMetricWords'

/** Apart from the other words: only prose that asks "why this number?" needs them. */
export const smartTimeoutsMetricWords: Record<Locale, SmartTimeoutsMetricWords> = { en, es, it }
