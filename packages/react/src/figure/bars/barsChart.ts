import type { Chart } from '../Chart'
import type { Bars } from '../specs'
import { drawBars } from './drawBars'
import { barsRecords, barsTable } from './barsTable'

export function barsChart(spec: Bars): Chart {
  return {
    name: spec.name,
    draw: (canvas) => drawBars(spec, canvas),
    table: () => barsTable(spec),
    records: () => barsRecords(spec),
  }
}
