import type { Cell } from '../Chart'
import type { Table } from '../Table'
import type { Quantity } from '../specs'
import type { Grid, StripCount } from './spec'

/** A row for each group and one for all of them; the counts of the strips side by side. */
export function gridTable(spec: Grid): Table {
  return { caption: spec.label, columns: heads(spec), rows: rowsOf(spec, ({ text }) => text) }
}

export function gridRecords(spec: Grid): Cell[][] {
  return [heads(spec), ...rowsOf<Cell>(spec, ({ value }) => value)]
}

function heads({ columns, strips }: Grid): string[] {
  return [columns.group, columns.count, ...countsOf({ strips }).map(({ head }) => head)]
}

function rowsOf<T>({ groups, total, columns, strips }: Grid, read: (quantity: Quantity) => T): (T | string)[][] {
  const counts = countsOf({ strips })
  return [
    ...groups.map(({ label, count }, index) => [label, read(count), ...counts.flatMap(({ byGroup }) => byGroup.slice(index, index + 1).map(read))]),
    [columns.all, read(total), ...counts.map(({ all }) => read(all))],
  ]
}

function countsOf({ strips }: Pick<Grid, 'strips'>): StripCount[] {
  return strips.flatMap(({ counts }) => counts)
}
