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
}

export interface LaneEvent {
  at: Quantity
  label: string
}

/** Something that went from one lane to another: it arrived, was lost on the way, or was held. */
export interface Link {
  from: LinkEnd
  to: LinkEnd
  kind: 'ok' | 'lost' | 'held'
}

export interface LinkEnd {
  lane: string
  at: number
}
