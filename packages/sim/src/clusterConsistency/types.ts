export interface ClusterConsistencyAssumptions {
  /** Nodes of the platform; the change is made at node 0. Default 3. */
  nodes: number
  /** How often a node's watcher asks the database what changed, in milliseconds. Default 100. */
  pollPeriodMs: number
  /** What a node takes to reload what changed, in milliseconds; the mean, if it is spread. Default 40. */
  loadMs: number
  /** Whether a load takes always the same or an exponential time. Default constant. */
  loadSpread: LoadSpread
  /** How long a read that knows of the change waits for its node, in milliseconds, before it fails. Default 1000. */
  waitLimitMs: number
  /** From the commit to the first read, in milliseconds. Default 50. */
  requestDelayMs: number
  /** From the answer to the first read to the second, in milliseconds. Default 20. */
  readGapMs: number
  /** How often a reader asks again after a stale answer, in milliseconds. Default 100. */
  retryMs: number
  /** From a notification sent before the commit to the commit, in milliseconds. Default 30. */
  commitMs: number
  /** Mean time of a notification on its way, exponential, in milliseconds. Default 20. */
  networkMs: number
  /** Requests of others that take turns of the same round robin, Poisson, per second. Default 0. */
  otherTrafficPerS: number
  /** Which way the two parties reach the cluster. Default webSocket. */
  scenario: ClusterScenario
  /** How a request finds its node; over HTTP always sticky. Default roundRobin. */
  routing: RoutingPolicy
  /** Which reads carry the version that they must not fall behind. Default write. */
  token: TokenPolicy
  /** When the other party is told of the change. Default afterCommit. */
  notify: NotifyMoment
  /** Changes that are tried, each by itself. Default 2000. */
  trials: number
}

export type LoadSpread = 'constant' | 'exponential'

/** Http: sessions stick to a node. WebSocket: each request is routed. Notification: the other reads when it is told. */
export type ClusterScenario = 'http' | 'webSocket' | 'notification'

export type RoutingPolicy = 'sticky' | 'roundRobin' | 'uniform'

/** Write: of one's own changes, and of those one was told of after their commit. WriteAndRead: of what one has read, too. */
export type TokenPolicy = 'off' | 'write' | 'writeAndRead'

export type NotifyMoment = 'beforeCommit' | 'afterCommit'

/** The author made the change; the other did not. */
export type ClusterParty = 'author' | 'other'

/** Held: answered with the new model after a wait. Failed: the wait reached its limit. */
export type ReadOutcome = 'fresh' | 'stale' | 'held' | 'failed'

/** Times of a node, in milliseconds from the commit. */
export interface ClusterNode {
  node: number
  /** When its watcher first sees the change; 0 for node 0, which made it. */
  pollAtMs: number
  /** From when on it serves the new model. */
  freshAtMs: number
}

export interface ClusterRequest {
  who: ClusterParty
  /** A retry asks again what the first read was answered stale. */
  kind: 'first' | 'retry' | 'second'
  askedAtMs: number
  node: number
  answeredAtMs: number
  outcome: ReadOutcome
}

/** A trial, by the time its requests are asked at. */
export interface ClusterTimeline {
  nodes: ClusterNode[]
  requests: ClusterRequest[]
}

export interface PartyReads {
  /** Share of first reads that were answered with the old model. */
  staleShare: number
  /** First reads that met an old node and had to wait for it, those that failed among them. */
  held: number
  /** Of the held first reads that were answered. */
  waits: { count: number; medianMs: number | null; p95Ms: number | null; meanMs: number | null }
  /** Over all first reads: one not held waited 0, a failed one its limit. */
  meanWaitAllMs: number
  failed: number
  failedShare: number
  /** Trials in which the first read saw the new model and the second the old. */
  monotonicViolations: number
  /** How often a reader had to ask again until it saw the change, over all trials. */
  retriesMean: number
}

export interface ConvergencePoint {
  /** From the commit. */
  tMs: number
  /** Share of nodes that serve the new model. */
  nodesShare: number
  /** Share of trials in which all of them do. */
  allShare: number
}

export interface ClusterConsistencyResult {
  author: PartyReads
  other: PartyReads
  /** A hundred and one points from the commit to a poll and five loads after it. */
  convergence: ConvergencePoint[]
  /** Of the first trial. */
  timeline: ClusterTimeline
}
