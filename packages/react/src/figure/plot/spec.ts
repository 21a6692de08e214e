import type { Role, Tick } from '../specs'

/**
 * Something over something else, on two axes: lines, in steps or straight, dots, and under them thin rows on the same
 * horizontal axis. What never comes lies beyond a cut.
 */
export interface Plot {
  kind: 'plot'
  /** Names the figure's form for assistive technology. */
  name: string
  x: PlotAxis
  /** Its ticks are the lines of the grid. */
  y: PlotAxis
  /** Stretches of the horizontal axis, in the background. */
  bands: readonly PlotBand[]
  /** Moments of the horizontal axis: dotted lines. */
  marks: readonly PlotMark[]
  lines: readonly PlotLine[]
  dots: readonly PlotDot[]
  strips: readonly PlotStrip[]
  /** Of the plot alone, in px. Default 200, and 150 over strips. */
  heightPx?: number
  /** A moment that somebody has chosen: a line across the plot and what lies under it. Default: none. */
  cursor?: number
  numbers: PlotNumbers
}

export interface PlotAxis {
  /** A little wider than the dots in it, which its ends would cut. */
  domain: readonly [number, number]
  /** Default linear; a logarithmic domain begins above 0. */
  scale?: 'linear' | 'log'
  /** Round units, in order; at most 4 without the `wideOnly` ones, at most 6 with them. */
  ticks: readonly Tick[]
  /** What is measured, under the ticks of the horizontal axis. Default: the ticks say it. */
  title?: string
  /** The label of what lies past a cut of the axis, where there is a cut: "1 h", "never". */
  beyond?: string
}

export interface PlotBand {
  from: number
  until: number
  label: string
  /** In the band where the label is too long for it. Default: the label stands beside the band. */
  shortLabel?: string
}

export interface PlotMark {
  at: number
  /** Beside the line. Default: none, where something over the plot says it. */
  label?: string
}

/** Holds each value until the next point, unless it is straight. */
export interface PlotLine {
  id: string
  role: 'is' | 'none'
  /** At the line's end, with the value after it in bold. */
  label: string
  value: string
  /** The label stands over the plot, and no dot at the end of a line that is of the whole of it. Default false. */
  isOver?: boolean
  /** From left to right; `null`: past the cut of the vertical axis. More than a picture can tell apart may be given. */
  points: readonly (readonly [number, number | null])[]
  /** It keeps its last value for ever: it runs on, past the cut where the axis has one. */
  forever: boolean
  /** It breaks off: what comes after its last point is not known, and no dot ends it. Default false. */
  breaksOff?: boolean
  /** From where to where it ends over many runs. Default: not known. */
  spread?: readonly [number, number]
  /** It goes straight from point to point, where what lies between is not known. Default false. */
  isStraight?: boolean
}

export interface PlotDot {
  x: number
  /** `null`: past the cut of the vertical axis. */
  y: number | null
  role: Role
  /** Beside the dot, which is then larger. Default: none. */
  label?: string
}

/** A row under the plot: how much of something there was, when, or what was so. */
export interface PlotStrip {
  id: string
  /** In a line over the row. Default: none, the row lies close under the one before. */
  label?: string
  role: 'is' | 'none' | 'wrong'
  /** Default 8; what has labels in its cells needs 18. */
  heightPx?: number
  /** In order; they do not overlap. */
  cells: readonly PlotCell[]
}

export interface PlotCell {
  from: number
  until: number
  /** How much of the row's height it fills, above 0 and at most 1. */
  share: number
  /** Default: that of its row. Absent: nothing but an outline. */
  role?: PlotCellRole
  /** In the cell, where there is room. Default: none. */
  label?: string
}

export type PlotCellRole = 'is' | 'none' | 'wrong' | 'absent'

/** The table and the CSV. */
export interface PlotNumbers {
  caption: string
  /** Heads of the columns, the first that of the rows' names. */
  columns: readonly string[]
  /** Unit of all their numbers, for the CSV: "s". Default: that of each row. */
  unit?: string
  rows: readonly PlotRow[]
}

export interface PlotRow {
  label: string
  /** What the label says, where that is a number, for the CSV. */
  at?: number
  /** Unit of its numbers, for the CSV: "s". Default: counts. */
  unit?: string
  cells: readonly PlotValue[]
}

/** A number as the model gives it, and the text by which the table shows it; `null` where there is none, and the CSV has the text, too: "never". */
export interface PlotValue {
  value: number | null
  text: string
}
