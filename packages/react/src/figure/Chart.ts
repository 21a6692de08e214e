import type { Drawing } from './Drawing'
import type { Canvas } from './svg/Canvas'
import type { Table } from './Table'

export type Cell = string | number | null

/**
 * A figure by its readings, whichever its form. Each form makes one from its spec, so that a page which shows bars
 * downloads nothing of lanes.
 */
export interface Chart {
  /** Names the figure's form for assistive technology. */
  name: string
  draw: (canvas: Canvas) => Drawing
  table: () => Table
  /** The numbers as they are, for the CSV; the first record names the columns. */
  records: () => Cell[][]
}
