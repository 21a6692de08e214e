import type { Chart } from '../Chart'
import type { Stages } from './spec'
import { drawStages } from './drawStages'
import { stagesRecords, stagesTable } from './stagesTable'

export function stagesChart(spec: Stages): Chart {
  return {
    name: spec.name,
    draw: (canvas) => drawStages(spec, canvas),
    table: () => stagesTable(spec),
    records: () => stagesRecords(spec),
  }
}
