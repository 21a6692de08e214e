import type { Locale } from '../../text/locale'
import { en, type BeliefLagsMessages } from './en'
import { es } from './es'
import { it } from './it'

export const beliefLagsMessages: Record<Locale, BeliefLagsMessages> = { en, es, it }
export type { BeliefLagsMessages } from './en'
