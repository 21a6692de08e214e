import type { AttemptRows } from './calendar'
import type { Instance } from './instance'

/** Attempts that began in one second at one instance: they send their SYNs, and are given up, in the same seconds. */
export interface Wave extends AttemptRows {
  instance: Instance
  /** How many have not entered the queue; of the others `devices` holds the complement (~). */
  outside: number
}
