import type { Chart } from '../Chart'
import { drawTree } from './drawTree'
import type { ServerTree } from './spec'
import { treeRecords, treeTable } from './treeTable'

export function treeChart(spec: ServerTree): Chart {
  return {
    name: spec.name,
    draw: (canvas) => drawTree(spec, canvas),
    table: () => treeTable(spec),
    records: () => treeRecords(spec),
  }
}
