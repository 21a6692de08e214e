import {
  clusterConsistencyLessons,
  fleetDayLessons,
  gatewayRestartLessons,
  models as withWords,
  sessionRaceLessons,
  smartTimeoutsLessons,
  type AnyModel,
} from '@half-open/react/words'
import { oneOf } from './args/oneOf'

type Lessons = Readonly<Record<string, { title: string }>>

export interface KnownModel extends AnyModel {
  /** What each scenario teaches. */
  lessons: Lessons
}

export type AnyAssumptions = Parameters<AnyModel['model']['resolve']>[0] & object

/** What the scenarios of each model teach: a new model is one entry here. */
const lessons: Record<keyof typeof withWords, Lessons> = {
  fleetDay: fleetDayLessons.en,
  gatewayRestart: gatewayRestartLessons.en,
  sessionRace: sessionRaceLessons.en,
  smartTimeouts: smartTimeoutsLessons.en,
  clusterConsistency: clusterConsistencyLessons.en,
}

export const modelIds = Object.keys(lessons) as (keyof typeof lessons)[]

export function modelOf(id: string | undefined): KnownModel {
  const known = oneOf('model', id, modelIds)
  return { ...(withWords[known] as unknown as AnyModel), lessons: lessons[known] }
}
