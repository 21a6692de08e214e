import type { Quantity, Role } from '../specs'

/** How many came how far: counts along a spine, those that stopped beside it as dots; one flow, or several to compare. */
export interface Stages {
  kind: 'stages'
  /** Names the figure's form for assistive technology. */
  name: string
  /** What is counted: the table's caption. */
  label: string
  /** Unit of the passages' times, for the CSV: "s". */
  unit: string
  flows: readonly Flow[]
  /** Said under the flows: for how many a dot stands; empty where it is said elsewhere. */
  scale: string
  columns: { stage: string; reached: string; stopped: string; median: string; p95: string }
}

export interface Flow {
  id: string
  /** Drawn above the flow where there are several. */
  title: string
  stages: readonly Stage[]
}

export interface Stage {
  id: string
  role: Role
  label: string
  /** How many came at least so far. */
  reached: Quantity
  /** Those that came so far and no further; `null` where the flow does not tell. */
  stopped: Stopped | null
  /** How long the way to the next stage takes; `null` where nobody went it or it takes no time. */
  passage: Passage | null
}

export interface Stopped {
  role: 'wrong' | 'none'
  count: Quantity
  /** Follows the count: "written to a dead connection". */
  label: string
  /** How many dots stand for them, at most `maxDots`; in all rows of the spec a dot stands for as many. */
  dots: number
}

export interface Passage {
  /** The time, and how many did not go it, in words. */
  text: string
  median: Quantity
  p95: Quantity
  /** Those that did not go it: no dots, but counted in the table. */
  missed: Quantity
}
