import type { Locale } from '@half-open/react'
import type { Definitions } from './Definitions'
import { en } from './en'
import { es } from './es'
import { it } from './it'

/** What each term means on these pages, in a sentence. */
export const definitions: Record<Locale, Definitions> = { en, es, it }
