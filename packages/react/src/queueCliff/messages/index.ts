import type { Locale } from '../../text/locale'
import { en, type QueueCliffMessages } from './en'
import { es } from './es'
import { it } from './it'

export const queueCliffMessages: Record<Locale, QueueCliffMessages> = { en, es, it }
export type { QueueCliffMessages } from './en'
