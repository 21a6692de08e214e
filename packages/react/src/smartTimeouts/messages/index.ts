import type { Locale } from '../../text/locale'
import { en, type SmartTimeoutsChainMessages } from './en'
import { es } from './es'
import { it } from './it'

export const smartTimeoutsChainMessages: Record<Locale, SmartTimeoutsChainMessages> = { en, es, it }
export type { SmartTimeoutsChainMessages } from './en'
