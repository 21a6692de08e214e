export type { CellState, Grid, Strip } from './grid/spec'
export type { Lane, LaneEvent, Lanes, Link, Mark, Span } from './lanes/spec'
export type { Plot, PlotAxis, PlotBand, PlotCell, PlotDot, PlotLine, PlotMark, PlotNumbers, PlotRow, PlotStrip, PlotValue } from './plot/spec'
export type { ServerTree, TreeServer, WorkerDoes } from './tree/spec'
export type { Flow, Passage, Stage, Stages, Stopped } from './stages/spec'

/**
 * What a figure shows, as plain data: SVG, table, CSV, alternative text and the explorable chart all read one spec.
 * Every text in it is final (translated and formatted), so what is seen and what is read aloud is one value.
 */

/** The meaning a mark carries; colour, pattern and outline follow from it. */
export type Role = 'is' | 'wrong' | 'none' | 'wait'

/** A number as the model gives it, with the one text by which every reading shows it. */
export interface Quantity {
  value: number
  text: string
}

export interface Tick {
  at: number
  label: string
  /** Left out where the figure is narrow. */
  wideOnly?: boolean
}

export interface Axis {
  domain: readonly [number, number]
  /** Default linear; a logarithmic domain begins above 0. */
  scale?: 'linear' | 'log'
  /** Round units, in order; at most 4 without the `wideOnly` ones, at most 6 with them. */
  ticks: readonly Tick[]
  /** What is measured: the table's caption and the axis title. */
  label: string
  /** Unit of the values, for the CSV: "s". */
  unit: string
}

export interface BarRow {
  id: string
  label: string
  role: Role
  /** The bar reaches this, `Infinity` past the axis; `null`: an empty sample, the row says `empty` instead. */
  bar: Quantity | null
  /** A tick beyond or before the bar's end. */
  mark: Quantity | null
  /** Where the bar ends over many runs. */
  band: readonly [Quantity, Quantity] | null
  /** Shown where there is no bar. */
  empty: string
  /** Further cells of the table, in the order of `Bars.moreColumns`. */
  more: readonly (Quantity | null)[]
}

export interface Bars {
  kind: 'bars'
  /** Names the figure's form for assistive technology: "Bars, four rows; values in the table". */
  name: string
  x: Axis
  rows: readonly BarRow[]
  columns: { row: string; bar: string; mark: string; band: string }
  /** A unit stands where the numbers of the column have one. */
  moreColumns: readonly { head: string; unit?: string }[]
  /** Short name of the mark, before its value in the figure: "p95". */
  markPrefix: string
}

/** What identifies a computed figure: printed small under it, in the CSV and in the SVG's metadata. */
export interface Citation {
  title: string
  /** The finding, as text. */
  finding: string
  /** "half-open, model fleetDay, version 1, run 17". */
  source: string
  /** The assumptions that are not the model's defaults, by their names in the model. Default: none. */
  changed?: Readonly<Record<string, unknown>>
}
