import { clusterConsistency, fleetDay, gatewayRestart, sessionRace, smartTimeouts, type ChoiceSpec, type NumberSpec, type SwitchSpec } from '@half-open/sim'
import {
  clusterConsistencyLessons,
  clusterConsistencyMessages,
  fleetDayLessons,
  fleetDayMessages,
  gatewayRestartLessons,
  gatewayRestartMessages,
  sessionRaceLessons,
  sessionRaceMessages,
  smartTimeoutsLessons,
  smartTimeoutsMessages,
} from '@half-open/react/words'
import type { Locale } from '@half-open/react'

export type Spec = NumberSpec | ChoiceSpec | SwitchSpec

/** What the site's tables and lists read of a model, whichever it is. */
interface ShownModel {
  assumptions: Readonly<Record<string, Spec>>
  scenarios: readonly { id: string; assumptions: object }[]
  words: Record<Locale, Record<'assumptions' | 'choices' | 'sources', Readonly<Record<string, string>>>>
  lessons: Record<Locale, Readonly<Record<string, { title: string; text: string }>>>
}

const known = {
  fleetDay: { ...fleetDay, words: fleetDayMessages, lessons: fleetDayLessons },
  gatewayRestart: { ...gatewayRestart, words: gatewayRestartMessages, lessons: gatewayRestartLessons },
  sessionRace: { ...sessionRace, words: sessionRaceMessages, lessons: sessionRaceLessons },
  smartTimeouts: { ...smartTimeouts, words: smartTimeoutsMessages, lessons: smartTimeoutsLessons },
  clusterConsistency: { ...clusterConsistency, words: clusterConsistencyMessages, lessons: clusterConsistencyLessons },
}

export type ModelId = keyof typeof known

/** Every model with its words, by its id. */
export const models: Record<ModelId, ShownModel> = known
