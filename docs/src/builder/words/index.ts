import type { Locale } from '@half-open/react'
import { en, type BuilderWords } from './en'
import { es } from './es'
import { it } from './it'

export type { BuilderWords }

export const builderWords: Record<Locale, BuilderWords> = { en, es, it }
