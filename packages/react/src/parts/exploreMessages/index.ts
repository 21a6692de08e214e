import type { Locale } from '../../text/locale'
import { en, type ExploreMessages } from './en'
import { es } from './es'
import { it } from './it'

export const exploreMessages: Record<Locale, ExploreMessages> = { en, es, it }
