import { formatRange } from '../text/range'
import type { Bars, Chart } from './specs'

export interface Table {
  caption: string
  columns: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[]
}

/** The same texts as in the figure, cell by cell. */
export function toTable(spec: Chart): Table {
  const { row, bar, mark, band } = spec.columns
  return { caption: spec.x.label, columns: [row, bar, mark, band, ...spec.moreColumns], rows: spec.rows.map(cells) }
}

const nothing = '–'

function cells(row: Bars['rows'][number]): string[] {
  const band = row.band === null ? nothing : formatRange(row.band[0].text, row.band[1].text)
  return [row.label, row.bar?.text ?? row.empty, row.mark?.text ?? nothing, band, ...row.more]
}
