import type { Locale } from '../../text/locale'
import { en, type PlaybackMessages } from './en'
import { es } from './es'
import { it } from './it'

export const playbackMessages: Record<Locale, PlaybackMessages> = { en, es, it }
export type { PlaybackMessages }
