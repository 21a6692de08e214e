import type { Bars, Chart, Citation, Quantity } from './specs'

type Cell = string | number | null

/**
 * RFC 4180: the raw numbers in the axis' unit with a plain point, whatever the language, then what to cite in rows that
 * begin with `#`, as most readers of CSV can be told to skip.
 */
export function toCsv(spec: Chart, citation: Citation): string {
  const { row, bar, mark, band } = spec.columns
  const measured = [bar, mark, `${band} ≥`, `${band} ≤`].map((column) => `${column} (${spec.x.unit})`)
  const records: Cell[][] = [
    [row, ...measured, ...spec.moreColumns],
    ...spec.rows.map(cells),
    ...[citation.title, citation.finding, citation.source].map((line) => [`# ${line}`]),
  ]
  return records.map((record) => `${record.map(field).join(',')}\r\n`).join('')
}

function cells(row: Bars['rows'][number]): Cell[] {
  const numbers = [row.bar, row.mark, row.band?.[0], row.band?.[1]].map(
    (quantity?: Quantity | null) => quantity?.value ?? null,
  )
  return [row.label, ...numbers, ...row.more]
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = inert(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe before it keeps it text. */
function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
