import type { ChainPolicy } from '../types'

/** A server of the tree. */
export interface ChainServer {
  name: string
  /** The server above it; `null` for A. */
  above: string | null
}

export interface ChainServers {
  /** Level by level, from A. */
  servers: ChainServer[]
  /** The one that fails. */
  tail: string
  /** The server above it, which counts its failures. */
  parent: string
}

/** What became of one request. `null` where there is no such moment. */
export interface ChainJourney {
  /** Its number, in the order of issue. */
  request: number
  /** The server that it asks. */
  asks: string
  issuedS: number
  /** It has a worker of A: the same on every server that it reaches. */
  startedS: number
  worker: number
  /** It waits for the tail, which is dead. */
  deadFromS: number | null
  deadUntilS: number | null
  /** The tail, alive, takes it up. */
  tailFromS: number | null
  /** It gives its workers back. */
  releasedS: number
  /** How it ends for its client, and when. */
  outcome: 'served' | 'refused' | 'failed' | 'left'
  endedS: number
}

/** A run under one policy, request by request: plain data. */
export interface ChainTrace extends ChainServers {
  policy: ChainPolicy
  hopLatencyS: number
  /** In the order of issue. */
  journeys: ChainJourney[]
}

/** Working: at this server. Waiting: for a server below. WaitingForDead: for the dead tail. */
export type WorkerState = 'working' | 'waiting' | 'waitingForDead'

/** A worker that is not idle. */
export interface BusyWorker {
  worker: number
  request: number
  asks: string
  state: WorkerState
  /** Nobody awaits the answer any more. */
  clientHasLeft: boolean
}

export interface ChainMoment {
  /** By the server's name; whoever is not listed is idle. */
  busy: Record<string, BusyWorker[]>
  /** Requests before A. Below it nobody ever queues. */
  queued: number
}
