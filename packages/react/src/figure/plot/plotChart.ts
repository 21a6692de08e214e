import type { Chart } from '../Chart'
import { drawPlot } from './drawPlot'
import { plotRecords, plotTable } from './plotTable'
import type { Plot } from './spec'

export function plotChart(spec: Plot): Chart {
  return {
    name: spec.name,
    draw: (canvas) => drawPlot(spec, canvas),
    table: () => plotTable(spec),
    records: () => plotRecords(spec),
  }
}
