import type { Locale } from '@half-open/react'
import type { ConditionWords } from './ConditionWords'
import { en } from './en'
import { es } from './es'
import { it } from './it'

export const conditionWords: Record<Locale, ConditionWords> = { en, es, it }
