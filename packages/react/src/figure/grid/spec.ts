import type { Quantity } from '../specs'

/**
 * Everything that could happen, a cell each, in a strip for each of several ways to meet it. What belongs together stands
 * together, at the same places of every strip.
 */
export interface Grid {
  kind: 'grid'
  /** Names the figure's form for assistive technology. */
  name: string
  /** What the cells tell: the table's caption. */
  label: string
  groups: readonly GridGroup[]
  /** How many all groups have together. */
  total: Quantity
  strips: readonly Strip[]
  /** The cell that is pointed at in every strip; `null` for none. */
  marked: number | null
  /** Said under the strips, in lines of their own: how to read a cell, and for how many it stands. */
  notes: readonly string[]
  /** Heads of the table: the groups, how many a group has, and in its last row all of them. */
  columns: { group: string; count: string; all: string }
}

export interface GridGroup {
  label: string
  count: Quantity
  /** How many cells stand for it. */
  cells: number
}

export interface Strip {
  id: string
  label: string
  /** What the strip comes to, under its label. */
  sum: { text: string; role: 'is' | 'wrong' }
  /** As many as the groups have together, in their order. */
  cells: readonly CellState[]
  /** Heads of the table's columns of this strip, and what they count, group by group and then of all. */
  counts: readonly StripCount[]
}

/** Always right; wrong and right again; wrong to the end. */
export type CellState = 'kept' | 'passing' | 'lasting'

export interface StripCount {
  head: string
  byGroup: readonly Quantity[]
  all: Quantity
}
