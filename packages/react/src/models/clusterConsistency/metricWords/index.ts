import type { Locale } from '../../../text/locale'
import type { ClusterConsistencyMetricWords } from './ClusterConsistencyMetricWords'
import { en } from './en'
import { es } from './es'
import { it } from './it'

/** Apart from the other words: only prose that asks "why this number?" needs them. */
export const clusterConsistencyMetricWords: Record<Locale, ClusterConsistencyMetricWords> = { en, es, it }
