import type { Quantity } from '../specs'

/** Servers that ask each other, each with what its workers do at one moment. */
export interface ServerTree {
  kind: 'tree'
  /** Names the figure's form for assistive technology. */
  name: string
  /** The table's caption. */
  caption: string
  columns: Record<'server' | WorkerDoes | 'note', string>
  /** Each before those below it, which follow it at once. */
  servers: readonly TreeServer[]
}

/** What a worker does, in the order in which they are drawn. */
export const workersDo = ['waitsForDead', 'waits', 'works', 'idle'] as const

/** It waits for a server that is dead, or for one that is not; it works; it has nothing to do. */
export type WorkerDoes = (typeof workersDo)[number]

export interface TreeServer {
  id: string
  label: string
  /** The id of the one that asks it; `null` for the first. */
  above: string | null
  /** The one above does not ask it. */
  isCutOff: boolean
  /** How many of its workers do what. */
  workers: Readonly<Record<WorkerDoes, Quantity>>
  /** Beside it, where there is something to say. */
  note?: { text: string; role: 'wrong' | 'none' }
}
