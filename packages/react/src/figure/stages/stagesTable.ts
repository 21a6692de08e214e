import type { Cell } from '../Chart'
import { nothing, type Table } from '../Table'
import type { Flow, Stage, Stages } from './spec'

export function stagesTable({ label, columns, flows }: Stages): Table {
  return {
    caption: label,
    columns: [columns.stage, columns.reached, columns.stopped, columns.median, columns.p95],
    rows: flows.flatMap((flow) => flow.stages.map((stage) => texts(flow, stage))),
  }
}

function texts(flow: Flow, stage: Stage): string[] {
  const { reached, stopped, passage } = stage
  return [rowName(flow, stage), reached.text, (stopped?.count ?? passage?.missed)?.text ?? nothing, passage?.median.text ?? nothing, passage?.p95.text ?? nothing]
}

export function stagesRecords({ columns, unit, flows }: Stages): Cell[][] {
  const times = [columns.median, columns.p95].map((column) => `${column} (${unit})`)
  return [
    [columns.stage, columns.reached, columns.stopped, ...times],
    ...flows.flatMap((flow) => flow.stages.map((stage) => numbers(flow, stage))),
  ]
}

function numbers(flow: Flow, stage: Stage): Cell[] {
  const { reached, stopped, passage } = stage
  return [rowName(flow, stage), reached.value, (stopped?.count ?? passage?.missed)?.value ?? null, passage?.median.value ?? null, passage?.p95.value ?? null]
}

function rowName({ title }: Flow, { label }: Stage): string {
  return `${title}: ${label}`
}
