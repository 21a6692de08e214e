import type { Locale } from '../../text/locale'
import { en, type CommandLifecycleMessages } from './en'
import { es } from './es'
import { it } from './it'

export const commandLifecycleMessages: Record<Locale, CommandLifecycleMessages> = { en, es, it }
export type { CommandLifecycleMessages } from './en'
