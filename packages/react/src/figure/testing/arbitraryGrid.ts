import * as fc from 'fast-check'
import { maxCells } from '../grid/sizes'
import type { CellState, Grid, Quantity, Strip } from '../specs'
import { sentence } from './arbitraryBars'

const quantity: fc.Arbitrary<Quantity> = fc.integer({ min: 0, max: 1_000_000 }).map((value) => ({ value, text: value.toLocaleString('en') }))
const quantities = (count: number) => fc.array(quantity, { minLength: count, maxLength: count })

const strip = (groups: number, cells: number): fc.Arbitrary<Strip> =>
  fc.record({
    id: fc.uuid(),
    label: sentence(5),
    sum: fc.record({ text: sentence(10), role: fc.constantFrom('is' as const, 'wrong' as const) }),
    cells: fc.array(fc.constantFrom<CellState>('kept', 'passing', 'lasting'), { minLength: cells, maxLength: cells }),
    counts: fc.array(fc.record({ head: sentence(2), byGroup: quantities(groups), all: quantity }), { minLength: 1, maxLength: 2 }),
  })

const sizes = fc
  .array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 8 })
  .filter((cells) => cells.reduce((sum, count) => sum + count, 0) <= maxCells)

/** Grids of as many cells as there may be, with texts far longer than ours. */
export const arbitraryGrid: fc.Arbitrary<Grid> = sizes.chain((cells) => {
  const all = cells.reduce((sum, count) => sum + count, 0)
  return fc.record({
    kind: fc.constant('grid' as const),
    name: sentence(6),
    label: sentence(6),
    groups: fc.tuple(...cells.map((count) => fc.record({ label: sentence(4), count: quantity, cells: fc.constant(count) }))),
    total: quantity,
    strips: fc.array(strip(cells.length, all), { minLength: 1, maxLength: 3 }),
    marked: fc.option(fc.integer({ min: 0, max: all - 1 })),
    notes: fc.array(sentence(14), { maxLength: 2 }),
    columns: fc.record({ group: sentence(2), count: sentence(1), all: sentence(1) }),
  })
})
