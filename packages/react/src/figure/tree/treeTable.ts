import type { Cell } from '../Chart'
import { nothing, type Table } from '../Table'
import { workersDo, type ServerTree } from './spec'

export function treeTable({ caption, columns, servers }: ServerTree): Table {
  return {
    caption,
    columns: headsOf(columns),
    rows: servers.map(({ label, workers, note }) => [
      label,
      ...workersDo.map((does) => workers[does].text),
      note?.text ?? nothing,
    ]),
  }
}

export function treeRecords({ columns, servers }: ServerTree): Cell[][] {
  return [
    headsOf(columns),
    ...servers.map(({ label, workers, note }) => [
      label,
      ...workersDo.map((does) => workers[does].value),
      note?.text ?? null,
    ]),
  ]
}

function headsOf(columns: ServerTree['columns']): string[] {
  return [columns.server, ...workersDo.map((does) => columns[does]), columns.note]
}
