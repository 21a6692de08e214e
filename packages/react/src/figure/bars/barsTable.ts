import { formatRange } from '../../text/range'
import type { Cell } from '../Chart'
import { nothing, type Table } from '../Table'
import type { BarRow, Bars, Quantity } from '../specs'

export function barsTable(spec: Bars): Table {
  const { row, bar, mark, band } = spec.columns
  return {
    caption: spec.x.label,
    columns: [row, bar, mark, band, ...spec.moreColumns.map(({ head }) => head)],
    rows: spec.rows.map(texts),
  }
}

function texts(row: BarRow): string[] {
  const band = row.band === null ? nothing : formatRange(row.band[0].text, row.band[1].text)
  return [
    row.label,
    row.bar?.text ?? row.empty,
    row.mark?.text ?? nothing,
    band,
    ...row.more.map((quantity) => quantity?.text ?? nothing),
  ]
}

export function barsRecords(spec: Bars): Cell[][] {
  const { row, bar, mark, band } = spec.columns
  const measured = [bar, mark, `${band} ≥`, `${band} ≤`].map((column) => `${column} (${spec.x.unit})`)
  const more = spec.moreColumns.map(({ head, unit }) => (unit === undefined ? head : `${head} (${unit})`))
  return [[row, ...measured, ...more], ...spec.rows.map(numbers)]
}

function numbers(row: BarRow): Cell[] {
  const quantities = [row.bar, row.mark, row.band?.[0], row.band?.[1], ...row.more]
  return [row.label, ...quantities.map((quantity?: Quantity | null) => quantity?.value ?? null)]
}
