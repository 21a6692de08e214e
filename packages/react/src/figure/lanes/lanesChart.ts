import type { Chart } from '../Chart'
import type { Lanes } from './spec'
import { drawLanes } from './drawLanes'
import { lanesRecords, lanesTable } from './lanesTable'

export function lanesChart(spec: Lanes): Chart {
  return {
    name: spec.name,
    draw: (canvas) => drawLanes(spec, canvas),
    table: () => lanesTable(spec),
    records: () => lanesRecords(spec),
  }
}
