import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fluidCanvas, wideFromPx } from '../svg/Canvas'
import { arbitraryGrid } from '../testing/arbitraryGrid'
import { layoutCells, type CellPlace } from './layoutCells'
import { layoutGrid } from './layoutGrid'
import { cellGapPx, groupGapPx, mostLines } from './sizes'

const narrowestPx = Math.min(...fluidCanvas.widthsPx)
const groups = arbitraryGrid.map((spec) => spec.groups.map(({ cells }) => cells))
const last = (sizes: readonly number[], index: number) => sizes.slice(0, index + 1).reduce((sum, count) => sum + count, 0) - 1

const layouts = (sizes: readonly number[]): [CellPlace[], number][] => {
  const { narrow, wide } = layoutCells(sizes)
  return [[[...narrow], narrowestPx], [[...wide], wideFromPx]]
}

test('as many cells as there may be fit their lines, narrow and wide, none over another', () => {
  fc.assert(
    fc.property(groups, (sizes) => {
      for (const [places, widthPx] of layouts(sizes)) {
        expect(places).toHaveLength(last(sizes, sizes.length - 1) + 1)
        expect(Math.max(...places.map(({ line }) => line))).toBeLessThan(mostLines)
        for (const [index, { xPx, line, widthPx: cellPx }] of places.entries()) {
          const before = places[index - 1]
          expect(xPx + cellPx).toBeLessThanOrEqual(widthPx)
          if (before?.line === line) expect(xPx).toBeGreaterThanOrEqual(before.xPx + before.widthPx + cellGapPx)
        }
      }
    }),
  )
})

test('within a line, groups stand further apart than their cells', () => {
  fc.assert(
    fc.property(groups, (sizes) => {
      for (const [places] of layouts(sizes)) {
        for (const index of sizes.slice(0, -1).keys()) {
          const [a, b] = [places[last(sizes, index)], places[last(sizes, index) + 1]]
          if (a && b && a.line === b.line) expect(b.xPx - a.xPx - a.widthPx).toBe(cellGapPx + groupGapPx)
        }
      }
    }),
  )
})

test('a few cells are wide, many are narrow', () => {
  expect(layoutCells([1, 1, 1, 1, 1]).narrow.map(({ widthPx }) => widthPx)).toEqual([42, 42, 42, 42, 42])
  const { narrow, lines } = layoutCells([1, 3, 6, 10, 15])
  expect([narrow[0]?.widthPx, lines]).toEqual([18, 3])
})

test('strips stand at the same places whatever the width', () => {
  fc.assert(
    fc.property(arbitraryGrid, (spec) => {
      expect(layoutGrid(spec, [narrowestPx]).cellsPx).toEqual(layoutGrid(spec).cellsPx)
    }),
  )
})
