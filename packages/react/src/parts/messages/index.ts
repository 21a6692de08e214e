import type { Locale } from '../../text/locale'
import { en, type PartMessages } from './en'
import { es } from './es'
import { it } from './it'

export const partMessages: Record<Locale, PartMessages> = { en, es, it }
export type { PartMessages }
