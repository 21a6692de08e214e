export interface GatewayRestartAssumptions {
  /** Devices in the fleet. Default 5000. */
  devices: number
  /** From the fall until the fallen instances are up again, in seconds. Default 60. */
  downtimeS: number
  /** Instances of the gateway; device i belongs to instance i mod instances. Default 1. */
  instances: number
  /** Instances that fall, from the first on; the devices of the others keep their sessions. Default 1. */
  instancesDown: number
  /** How a device waits between attempts. Default fixed. */
  retryPolicy: RetryPolicy
  /** Fixed policy: from the fall to the first attempt, and from each failure to the next, in seconds. Default 10. */
  retryIntervalS: number
  /** Random policy: the first attempt is spread over so many seconds. Default 120. */
  randomWindowS: number
  /** Random policy: the wait that the first failure is drawn from, in seconds. Default 5. */
  backoffBaseS: number
  /** Random policy: by what that wait grows with each failure. Default 2. */
  backoffFactor: number
  /** Random policy: the longest wait, in seconds. Default 120. */
  backoffCapS: number
  /** Random policy: how a wait is drawn. Default full. */
  jitter: Jitter
  /** What an instance's accept queue holds: in Linux the backlog given to listen, plus 1. Default 128. */
  queueCapacity: number
  /** Connections that an instance accepts each second. Default 500. */
  acceptPerS: number
  /** Logins that an instance checks each second. Default 100. */
  authPerS: number
  /** Sessions that an instance makes ready each second. Default 200. */
  initPerS: number
  /** After so many seconds without an answer to its login a device gives an attempt up. Default 15. */
  loginTimeoutS: number
  /** When an unanswered SYN is sent again. Default classic. */
  synSchedule: SynSchedule
  /** Whether a login whose device has gone costs the server its turn. Default served. */
  deadLogins: DeadLogins
  /** Until when the fleet is watched, that second included. Default 3600. */
  horizonS: number
}

/** Fixed: all alike. Random: a first attempt at random, then exponential backoff with jitter. */
export type RetryPolicy = 'fixed' | 'random'

/** Which part of a wait is drawn: all of it, its upper half, or from the base to three times the wait before. */
export type Jitter = 'full' | 'equal' | 'decorrelated'

/** Classic: after 1, 3, 7, … s. Linear: at first each second, as Linux does since 6.5. */
export type SynSchedule = 'classic' | 'linear'

export type DeadLogins = 'served' | 'skipped'

/** A number for each second from the fall on, as long as the curve. */
export interface RestartSeconds {
  refused: number[]
  synDropped: number[]
  wastedLogins: number[]
}

export interface GatewayRestartResult {
  /** Share of the fleet with a session after each second from the fall on, until all have one or the horizon. */
  curve: number[]
  /** When half of the fleet has a session, from the fall; `null` if never. */
  t50S: number | null
  t95S: number | null
  t100S: number | null
  /** Attempts begun, refused ones among them. */
  attempts: number
  /** Attempts refused at once, for no instance was up. */
  refused: number
  /** SYNs that found the queue full. */
  synDropped: number
  /** Attempts given up for want of an answer, connected or not. */
  loginTimeouts: number
  /** Logins checked whose device had gone. */
  wastedLogins: number
  perSecond: RestartSeconds
  /** The run met its limit of steps before all were ready and before the horizon. */
  truncated: boolean
  /** It is proven that the last device never comes back, however long one waits; only where no chance is at work. */
  isStuck: boolean
}

/** A run that is computed a few seconds at a time, so that whoever has a clock can pause it. */
export interface GatewayRestartRun {
  /** The next second to compute. */
  readonly nextS: number
  readonly done: boolean
  /** How much has been computed, from 0 to 1: of the time to the horizon, or of the devices that fell, whichever is more. */
  readonly share: number
  /** It is proven that the last device never comes back, however long one waits; only where no chance is at work. */
  readonly isStuck: boolean
  /** Computes up to that second, itself included, or until the run is done. */
  advance: (throughS: number) => void
  /** What is known up to now; once `done`, what `simulate` returns. */
  result: () => GatewayRestartResult
}

export type ByRetryPolicy<T> = Record<RetryPolicy, T>

/** After how many steps, attempts and SYNs together, a run ends that is not over; by how its devices wait. */
export type StepLimits = ByRetryPolicy<number>

/** When the last device has a session again. */
export interface LastBack {
  /** From the fall, in seconds; `null` if not within the horizon. */
  t100S: number | null
  /** It is proven that it never has, however long one waits. */
  isStuck: boolean
  /** Until when the fleet was watched, in seconds: the horizon, or sooner where the run met its limit of steps. */
  watchedS: number
}

/** The same fall before an accept queue of that capacity, under both policies. */
export interface QueuePoint extends ByRetryPolicy<LastBack> {
  queueCapacity: number
}

/** A login timeout, and when the last device is back by the queue. */
export interface QueueMapRow {
  loginTimeoutS: number
  cells: QueueMapCell[]
}

export interface QueueMapCell extends LastBack {
  queueCapacity: number
}
