import type { Locale } from '../../text/locale'
import { en, type ProseMessages } from './en'
import { es } from './es'
import { it } from './it'

export const proseMessages: Record<Locale, ProseMessages> = { en, es, it }
export type { ProseMessages }
