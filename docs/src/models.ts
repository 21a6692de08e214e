import {
  clusterConsistency,
  fleetDay,
  gatewayRestart,
  sessionRace,
  smartTimeouts,
  type ChoiceSpec,
  type Model,
  type NumberSpec,
  type SwitchSpec,
} from '@half-open/sim'
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

export type Values = Record<string, number | string | boolean>

export type AnyModel = Model<Values, unknown>

/** What the site reads of a model, whichever it is. */
interface ShownModel extends AnyModel {
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
export const models = known as unknown as Record<ModelId, ShownModel>
