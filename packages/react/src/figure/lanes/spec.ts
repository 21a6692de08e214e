import type { Quantity, Role, Tick } from '../specs'

/** What was so, and what was believed, on one time axis: a lane each, and what passed between them. */
export interface Lanes {
  kind: 'lanes'
  /** Names the figure's form for assistive technology. */
  name: string
  /** What the lanes tell: the table's caption. */
  label: string
  domain: readonly [number, number]
  /** Unit of the times, for the CSV: "s". */
  unit: string
  /** What happened at 0: the label of its tick. */
  zeroLabel: string
  /** Round times, in order, without 0. */
  ticks: readonly Tick[]
  lanes: readonly Lane[]
  links: readonly Link[]
  /** Moments that concern several lanes. */
  marks?: readonly Mark[]
  /**
   * Every lane is 44 px, so that nothing moves while a time is dragged: labels stand on hatch, on a ground of their own, and
   * those without room in their span share the line of the lane's label, or are left to the table.
   */
  compact?: boolean
  columns: { lane: string; state: string; from: string; until: string }
}

export interface Lane {
  id: string
  label: string
  /** In order; they do not overlap. */
  spans: readonly Span[]
  events: readonly LaneEvent[]
}

export interface Span {
  from: Quantity
  until: Quantity
  state: Role
  label: string
  /** Stands in its place where there is no room. */
  short?: string
}

export interface LaneEvent {
  at: Quantity
  label: string
  /** How something ended: a full dot, a cross, an empty ring. Left out: a plain event. */
  end?: 'is' | 'wrong' | 'none'
}

/** A line across lanes, its label over or under all of them; beyond the axis the label alone, at its edge. What it marks is in the table by the lanes' own entries. */
export interface Mark {
  at: number
  label: string
  role: 'wrong' | 'none'
  place: 'over' | 'under'
  /** The last lane that it reaches from over them, or the first from under them. */
  lane: string
}

/**
 * Something that went from one lane to another: it arrived, met what is no longer true, was lost on the way, was held, or
 * is news that is neither right nor wrong.
 */
export interface Link {
  from: LinkEnd
  to: LinkEnd
  kind: 'ok' | 'wrong' | 'lost' | 'held' | 'plain'
}

export interface LinkEnd {
  lane: string
  at: number
}
