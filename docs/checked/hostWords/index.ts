import type { Locale } from '@half-open/react'
import { en } from './en'
import { es } from './es'
import type { HostWords } from './HostWords'
import { it } from './it'

export type { HostWords }

export const hostWords: Record<Locale, HostWords> = { en, es, it }
