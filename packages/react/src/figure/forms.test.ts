import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barsChart } from './bars/barsChart'
import type { Chart } from './Chart'
import { gridChart } from './grid/gridChart'
import { lanesChart } from './lanes/lanesChart'
import { plotChart } from './plot/plotChart'
import { stagesChart } from './stages/stagesChart'
import { fixedCanvas, fluidCanvas } from './svg/Canvas'
import { lightPalette } from './svg/palette'
import { arbitraryBars } from './testing/arbitraryBars'
import { arbitraryGrid } from './testing/arbitraryGrid'
import { arbitraryLanes } from './testing/arbitraryLanes'
import { arbitraryPlot } from './testing/arbitraryPlot'
import { arbitraryStages } from './testing/arbitraryStages'
import { arbitraryTree } from './testing/arbitraryTree'
import { estimatedBoxes, overlapPx } from './testing/estimatedBoxes'
import { exampleCitation } from './testing/exampleBars'
import { treeChart } from './tree/treeChart'
import { toCsv } from './toCsv'

const width = fc.integer({ min: 288, max: 1400 })
const forms: [string, fc.Arbitrary<Chart>][] = [
  ['bars', arbitraryBars.map(barsChart)],
  ['stages', arbitraryStages(1).map(stagesChart)],
  ['lanes', arbitraryLanes.map(lanesChart)],
  ['grid', arbitraryGrid.map(gridChart)],
  ['plot', arbitraryPlot.map(plotChart)],
  ['tree', arbitraryTree.map(treeChart)],
]
const drawAt = (chart: Chart, widthPx: number) => chart.draw(fixedCanvas(widthPx, lightPalette))

const texts = (chart: Chart, widthPx: number) => estimatedBoxes(drawAt(chart, widthPx).nodes).filter(({ kind }) => kind === 'text')

describe.each(forms)('%s of any texts and values, at any width', (_, arbitrary) => {
  test('every text lies inside the frame', () => {
    fc.assert(
      fc.property(arbitrary, width, (chart, widthPx) => {
        const { heightPx } = drawAt(chart, widthPx)
        const outside = texts(chart, widthPx).filter(
          ({ left, right, top, bottom }) => left < -0.01 || right > widthPx + 0.01 || top < -0.1 || bottom > heightPx,
        )
        expect(outside).toEqual([])
      }),
    )
  })

  test('no two texts overlap', () => {
    fc.assert(
      fc.property(arbitrary, width, (chart, widthPx) => {
        const boxes = texts(chart, widthPx)
        const overlapping = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlapPx(a, b) > 0.5).map((b) => [a, b]))
        expect(overlapping).toEqual([])
      }),
    )
  })

  // Higher where lanes or rows are at their highest at different widths: each keeps its place at every width.
  test('the fluid figure is at least as high as its highest layout', () => {
    fc.assert(
      fc.property(arbitrary, (chart) => {
        const heights = fluidCanvas.widthsPx.map((widthPx) => drawAt(chart, widthPx).heightPx)
        expect(chart.draw(fluidCanvas).heightPx).toBeGreaterThanOrEqual(Math.max(...heights))
      }),
    )
  })

  test('table and CSV have a row for each other, as many cells as the head, and nothing that is no text', () => {
    fc.assert(
      fc.property(arbitrary, (chart) => {
        const { columns, rows } = chart.table()
        const records = toCsv(chart, exampleCitation).split('\r\n')
        expect(records).toHaveLength(1 + rows.length + 3 + 1)
        expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
        expect(records.join()).not.toMatch(/\b(?:NaN|undefined|null|Infinity)\b/)
      }),
    )
  })
})
