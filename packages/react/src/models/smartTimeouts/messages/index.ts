import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import type { SmartTimeoutsMessages } from './SmartTimeoutsMessages'

export const smartTimeoutsMessages: Record<Locale, SmartTimeoutsMessages> = { en, es, it }
export type { SmartTimeoutsMessages }
