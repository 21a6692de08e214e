import type { Cell, Chart } from './Chart'
import { sourceLine } from './sourceLine'
import type { Citation } from './specs'

/**
 * RFC 4180: the raw numbers in the figure's unit with a plain point, whatever the language, then what to cite in rows
 * that begin with `#`, as most readers of CSV can be told to skip.
 */
export function toCsv(chart: Chart, citation: Citation): string {
  const records: Cell[][] = [
    ...chart.records(),
    ...[citation.title, citation.finding, sourceLine(citation)].map((line) => [`# ${line}`]),
  ]
  return records.map((record) => `${record.map(field).join(',')}\r\n`).join('')
}

function field(cell: Cell): string {
  // What is longer than was seen has no number.
  if (cell === null || cell === Infinity) return ''
  // Twelve digits tell apart all that a model computes, and end before the noise of adding in binary.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)))
  const text = inert(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe before it keeps it text. */
function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
