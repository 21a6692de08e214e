import { barsTable } from '../bars/barsTable'
import type { Bars } from '../specs'

export interface RowDescription {
  name: string
  /** What the table says of the row, column by column. */
  values: readonly { column: string; text: string }[]
}

/** A row in words, the same as in the table: for the tooltip and for whoever moves through the rows by keys. */
export function describeRow(spec: Bars, index: number): RowDescription {
  const { columns, rows } = barsTable(spec)
  const [name = '', ...cells] = rows[index] ?? []
  return { name, values: cells.map((text, cell) => ({ column: columns[cell + 1] ?? '', text })) }
}
