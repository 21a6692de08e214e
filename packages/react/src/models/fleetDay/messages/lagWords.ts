import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { ModelWords } from '../../ModelWords'
import type { Locale } from '../../../text/locale'
import { en } from './en'
import { es } from './es'
import { it } from './it'

/** For a figure that offers and explains only what moves the lag; no label beyond that is asked of them. */
export const fleetDayLagWords = { en, es, it } as Record<Locale, ModelWords<FleetDayAssumptions>>
