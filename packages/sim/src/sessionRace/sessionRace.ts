import type { Model } from '../core/model'
import { assumptions } from './assumptions'
import { explore } from './explore'
import { type SessionRaceMetric, metrics } from './metrics'
import { replay } from './replay'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import type { SessionRaceAssumptions, SessionRaceResult } from './types'

interface SessionRace extends Model<SessionRaceAssumptions, SessionRaceResult, SessionRaceMetric> {
  explore: typeof explore
  replay: typeof replay
}

/** Two sessions of one device, and the old one's late close: what three kinds of registry make of it. */
export const sessionRace: SessionRace = {
  id: 'sessionRace',
  version: '1',
  assumptions,
  resolve,
  simulate,
  explore,
  replay,
  metrics,
  typicalMetrics: ['socketAbsent'],
  typicalSeed: 25,
  withoutChance: true,
  scenarios,
}
