import type { Locale } from '../../text/locale'
import { en, type TwoSessionsMessages } from './en'
import { es } from './es'
import { it } from './it'

export const twoSessionsMessages: Record<Locale, TwoSessionsMessages> = { en, es, it }
export type { TwoSessionsMessages } from './en'
