import type { Cell } from '../Chart'
import type { Table } from '../Table'
import type { Plot } from './spec'

export function plotTable({ numbers: { caption, columns, rows } }: Plot): Table {
  return { caption, columns, rows: rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]) }
}

export function plotRecords({ numbers: { columns, rows } }: Plot): Cell[][] {
  return [[...columns], ...rows.map(({ label, unit, cells }) => [unit === undefined ? label : `${label} (${unit})`, ...cells.map(({ value }) => value)])]
}
