export interface SmartTimeoutsAssumptions {
  /** Levels of the tree: A, below it B1, B2, …, below them C1, C2, … Default 3. */
  depth: number
  /** Servers that each server has below it. Default 2. */
  branching: number
  /** Requests that a server can have in its hands at once. Default 2. */
  workersPerServer: number
  /** Of the whole tree, Poisson; each asks one of its servers, any as likely as another. Default 2. */
  requestsPerS: number
  /** Poisson: many clients. Sequential: one client that asks the failing tail, from the outage on. Default poisson. */
  arrivals: Arrivals
  /** The sequential client waits so long after each answer, in seconds. Default 1. */
  thinkS: number
  /** What a server takes for a request once it has a worker for it, in seconds. Default 0.02. */
  hopLatencyS: number
  /** After so many seconds without an answer the tail's parent gives a try up. Default 5. */
  timeoutS: number
  /** After so many seconds without an answer the client leaves. Default 30. */
  clientTimeoutS: number
  /** When the tail fails, in seconds from the start. Default 300. */
  outageFromS: number
  /** For how long, in seconds. Default 1800. */
  outageS: number
  /** Requests are issued for so many seconds, and then followed to their end. Default 3600. */
  horizonS: number
  /** Blackhole: no answer, the whole timeout passes. Refused: the failure takes one hop. Default blackhole. */
  failureMode: FailureMode
  /** So many failures in a row blacklist the tail. Default 2. */
  tolerance: number
  /** The first period, in seconds. Default 60. */
  blacklistS: number
  /** How the next period differs. Default linear. */
  growth: Growth
  /** Linear growth: what each period has more, in seconds. Default 60. */
  increaseS: number
  /** Geometric growth: by what each period is multiplied. Default 2. */
  growthFactor: number
  /** No period is longer, in seconds. Default 1800. */
  blacklistMaxS: number
  /** Blacklisting: a period is as long as there were periods. Failure: as there were failures in a row. Default blacklisting. */
  growBy: GrowBy
  /** A request refused for the blacklist counts as a failure, and restarts the period. Default false. */
  refusalsCount: boolean
  /** Once a period is over, one failure blacklists again, or the whole tolerance. Default oneFailure. */
  afterPeriod: AfterPeriod
  /** Once a period is over, any number of requests may try, or one at a time. Default any. */
  probes: Probes
  /** A success forgets all periods, or one. Default full. */
  reset: Reset
  /** Tries after the first, at once, before a request has failed. Default 0. */
  retries: number
  /** Servers stop working for a client that has left. Default false. */
  deadlinePropagation: boolean
}

export type Arrivals = 'poisson' | 'sequential'
export type FailureMode = 'blackhole' | 'refused'
export type Growth = 'constant' | 'linear' | 'geometric'
export type GrowBy = 'blacklisting' | 'failure'
export type AfterPeriod = 'oneFailure' | 'tolerance'
export type Probes = 'any' | 'one'
export type Reset = 'full' | 'step'

/** Without: every request waits for the tail. With: smart timeouts. Removed: disabled by hand when it failed. */
export type ChainPolicy = 'without' | 'with' | 'removed'

export type ByChainPolicy<T> = Record<ChainPolicy, T>

/** From a request to its answer, to its failure, or to its client's leaving; `null` where there was no request. */
export interface ChainLatency {
  count: number
  medianS: number | null
  p95S: number | null
  over1sShare: number | null
}

/** A time in which the tail's parent does not ask it. */
export interface ChainPeriod {
  fromS: number
  untilS: number
  /** How often it was begun anew before it was over. */
  restarts: number
}

/** Of requests that did not ask for the tail and were issued in that minute. */
export interface ChainMinute {
  requests: number
  over1sShare: number | null
}

export interface ChainResult {
  /** Of requests that ask another server than the tail, issued during the outage. */
  healthy: ChainLatency
  /** Of requests that ask the tail, issued during the outage. */
  failing: ChainLatency
  /** The same over the horizon. */
  healthyAll: ChainLatency
  failingAll: ChainLatency
  /** Worker time spent on waiting for the dead tail, by server: those above it. */
  waitingWorkerS: Record<string, number>
  /** How the requests ended; together they are all that were issued. */
  served: number
  refusedFast: number
  failed: number
  clientLeft: number
  /** The longest that the queue before a server was. */
  queuedMax: number
  /** Tries that found the tail dead. */
  probes: number
  blacklist: ChainPeriod[]
  /** From the start of the outage to the first period: the tail's parent believes it dead; `null` if it never does. */
  detectionLagS: number | null
  /** From the end of the outage to the tail's first answer; `null` if there is none, or no outage. */
  recoveryLagS: number | null
  perMinute: ChainMinute[]
}

export type SmartTimeoutsResult = ByChainPolicy<ChainResult>
