import type { Cell } from '../Chart'
import type { Table } from '../Table'
import type { Plot } from './spec'

export function plotTable({ numbers: { caption, columns, rows } }: Plot): Table {
  return { caption, columns, rows: rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]) }
}

export function plotRecords({ numbers: { columns, unit, rows } }: Plot): Cell[][] {
  const [names = '', ...heads] = columns
  return [
    [names, ...heads.map((head) => withUnit(head, unit))],
    ...rows.map((row) => [
      row.at ?? withUnit(row.label, row.unit),
      ...row.cells.map(({ value, text }) => value ?? text),
    ]),
  ]
}

function withUnit(label: string, unit: string | undefined): string {
  return unit === undefined ? label : `${label} (${unit})`
}
