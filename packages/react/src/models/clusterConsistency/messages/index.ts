import type { Locale } from '../../../text/locale'
import type { ClusterConsistencyMessages } from './ClusterConsistencyMessages'
import { en } from './en'
import { es } from './es'
import { it } from './it'

export const clusterConsistencyMessages: Record<Locale, ClusterConsistencyMessages> = { en, es, it }
export type { ClusterConsistencyMessages }
