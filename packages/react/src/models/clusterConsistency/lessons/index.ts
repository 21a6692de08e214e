import type { Locale } from '../../../text/locale'
import { en, type ClusterConsistencyLessons } from './en'
import { es } from './es'
import { it } from './it'

export const clusterConsistencyLessons: Record<Locale, ClusterConsistencyLessons> = { en, es, it }
