import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawChart } from './drawChart'
import type { Chart } from './specs'
import { fixedCanvas, fluidCanvas } from './svg/Canvas'
import { lightPalette } from './svg/palette'
import { arbitraryBars } from './testing/arbitraryBars'
import { arbitraryLanes } from './testing/arbitraryLanes'
import { arbitraryStages } from './testing/arbitraryStages'
import { estimatedBoxes, overlapPx } from './testing/estimatedBoxes'
import { exampleCitation } from './testing/exampleBars'
import { toCsv } from './toCsv'
import { toTable } from './testing/toTable'

const width = fc.integer({ min: 288, max: 1400 })
const forms: [string, fc.Arbitrary<Chart>][] = [
  ['bars', arbitraryBars],
  ['stages', arbitraryStages(1)],
  ['lanes', arbitraryLanes],
]
const drawAt = (spec: Chart, widthPx: number) => drawChart(spec, fixedCanvas(widthPx, lightPalette))

const texts = (spec: Chart, widthPx: number) => estimatedBoxes(drawAt(spec, widthPx).nodes).filter(({ kind }) => kind === 'text')

describe.each(forms)('%s of any texts and values, at any width', (_, arbitrary) => {
  test('every text lies inside the frame', () => {
    fc.assert(
      fc.property(arbitrary, width, (spec, widthPx) => {
        const { heightPx } = drawAt(spec, widthPx)
        const outside = texts(spec, widthPx).filter(
          ({ left, right, top, bottom }) => left < -0.01 || right > widthPx + 0.01 || top < -0.1 || bottom > heightPx,
        )
        expect(outside).toEqual([])
      }),
    )
  })

  test('no two texts overlap', () => {
    fc.assert(
      fc.property(arbitrary, width, (spec, widthPx) => {
        const boxes = texts(spec, widthPx)
        const overlapping = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlapPx(a, b) > 0.5).map((b) => [a, b]))
        expect(overlapping).toEqual([])
      }),
    )
  })

  test('the fluid figure is as high as its highest layout', () => {
    fc.assert(
      fc.property(arbitrary, (spec) => {
        const heights = fluidCanvas.widthsPx.map((widthPx) => drawAt(spec, widthPx).heightPx)
        expect(drawChart(spec, fluidCanvas).heightPx).toBe(Math.max(...heights))
      }),
    )
  })

  test('table and CSV have a row for each other, as many cells as the head, and nothing that is no text', () => {
    fc.assert(
      fc.property(arbitrary, (spec) => {
        const { columns, rows } = toTable(spec)
        const records = toCsv(spec, exampleCitation).split('\r\n')
        expect(records).toHaveLength(1 + rows.length + 3 + 1)
        expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
        expect(records.join()).not.toMatch(/\b(?:NaN|undefined|null|Infinity)\b/)
      }),
    )
  })
})
