import type { Locale } from '../../text/locale'
import { en, type ClusterTimelineMessages } from './en'
import { es } from './es'
import { it } from './it'

export const clusterTimelineMessages: Record<Locale, ClusterTimelineMessages> = { en, es, it }
export type { ClusterTimelineMessages }
