import type { Locale } from '../../text/locale'
import { en, type PendingMessages } from './en'
import { es } from './es'
import { it } from './it'

/** Of use to the widgets whose runs can take long, so that the others' pages do not download it. */
export const pendingMessages: Record<Locale, PendingMessages> = { en, es, it }
