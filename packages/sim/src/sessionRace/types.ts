export interface SessionRaceAssumptions {
  /** From the loss of coverage to the new login, in seconds. Default 160. */
  coverageLossS: number
  /** From the new login to the close of the old session, in seconds; negative where the close comes first. Default 20. */
  oldCloseAfterLoginS: number
  /** Between messages of the new session, in seconds. Default 30. */
  messageIntervalS: number
  /** Messages of the old session that the server has received and not yet read. Default 0. */
  bufferedMessages: number
  /** Messages of the new session after its login, for `explore`. Default 3. */
  newMessages: number
  /** When the command is looked up, in seconds from the loss. Default 185. */
  commandAtS: number
  /** Until when the device is watched, in seconds from the loss. Default 600. */
  horizonS: number
}

/** How the server keeps which session is the device's. */
export type RaceRegistry = 'generation' | 'socket' | 'login'

/** The session that the device's entry points to. */
export type RaceEntry = 'old' | 'new' | 'nobody'

/** What a registry answers to. */
export type RaceStep = 'oldMessage' | 'oldClose' | 'login' | 'newMessage'

/** Ghost: the entry points to a dead session. Absent: a live session has no entry. Offline: no live session, no entry. */
export type RaceReach = 'reachable' | 'ghost' | 'absent' | 'offline'

/** Generated: never written. Sent: written to a dead session, and lost. Confirmed: arrived. */
export type RaceCommand = 'generated' | 'sent' | 'confirmed'

export type ByRaceRegistry<T> = Record<RaceRegistry, T>

export interface RaceEvent {
  atS: number
  kind: 'loss' | RaceStep | 'lookup'
  /** Each registry's entry once this has happened. */
  entries: ByRaceRegistry<RaceEntry>
}

export interface RaceSpan {
  fromS: number
  untilS: number
  state: RaceReach
}

export interface RaceOutcome {
  spans: RaceSpan[]
  ghostS: number
  absentS: number
  command: RaceCommand
}

export interface SessionRaceResult {
  events: RaceEvent[]
  registries: ByRaceRegistry<RaceOutcome>
}

/** A step of an interleaving, and where it leaves each registry. */
export interface ReplayedStep {
  step: RaceStep
  entries: ByRaceRegistry<RaceEntry>
  /** The new session is in and the entry does not point to it. */
  broken: ByRaceRegistry<boolean>
}

export interface Interleaving {
  order: RaceStep[]
  /** Broken after some step. */
  broken: ByRaceRegistry<boolean>
  /** Broken after the last step. */
  brokenAtEnd: ByRaceRegistry<boolean>
}

export interface RaceVerdict {
  interleavings: number
  broken: number
  brokenAtEnd: number
  /** The shortest beginning of an interleaving that breaks the registry; of equally short ones, the old session's steps first. */
  counterexample: RaceStep[] | null
}

export interface SessionRaceExploration {
  interleavings: Interleaving[]
  registries: ByRaceRegistry<RaceVerdict>
}
