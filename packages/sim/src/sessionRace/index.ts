export type { SessionRaceMetric } from './metrics'
export { sessionRace } from './sessionRace'
export type {
  ByRaceRegistry,
  Interleaving,
  RaceCommand,
  RaceEntry,
  RaceEvent,
  RaceOutcome,
  RaceReach,
  RaceRegistry,
  RaceSpan,
  RaceStep,
  RaceVerdict,
  ReplayedStep,
  SessionRaceAssumptions,
  SessionRaceExploration,
  SessionRaceResult,
} from './types'
