import type { Chart } from '../Chart'
import { drawGrid } from './drawGrid'
import { gridRecords, gridTable } from './gridTable'
import type { Grid } from './spec'

export function gridChart(spec: Grid): Chart {
  return {
    name: spec.name,
    draw: (canvas) => drawGrid(spec, canvas),
    table: () => gridTable(spec),
    records: () => gridRecords(spec),
  }
}
