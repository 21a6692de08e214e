import * as fc from 'fast-check'
import type { Plot, PlotAxis, PlotDot, PlotLine, PlotStrip } from '../specs'
import { sentence } from './arbitraryBars'

const end = 1000
const at = fc.integer({ min: 0, max: end })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const axis = (ticks: PlotAxis['ticks']): fc.Arbitrary<PlotAxis> =>
  fc.record({
    domain: fc.constant([0, end] as const),
    ticks: fc.constant(ticks),
    beyond: fc.constantFrom('1 h', 'never'),
    title: sentence(6),
  }, { requiredKeys: ['domain', 'ticks'] })

const x = axis([0, 200, 400, 600, 800, 1000].map((value, index) => ({ at: value, label: `${value}\u00a0s`, wideOnly: index % 2 === 1 })))
const logarithmic = fc.record({
  domain: fc.constant([10, end] as const),
  scale: fc.constant('log' as const),
  ticks: fc.constant([10, 100, 1000].map((value) => ({ at: value, label: String(value) }))),
})
const y = axis([250, 500, 990, 1000].map((value) => ({ at: value, label: `${value / 10}\u00a0% ready` })))

const line: fc.Arbitrary<PlotLine> = fc.record(
  {
    id: fc.uuid(),
    role: fc.constantFrom('is' as const, 'none' as const),
    label: sentence(3),
    value: fc.constantFrom('4\u00a0min\u00a052\u00a0s', 'never'),
    points: fc.array(fc.tuple(fc.integer({ min: 0, max: 1.2 * end }), fc.option(at)), { maxLength: 20 }).map((points) => points.sort(([a], [b]) => a - b)),
    forever: fc.boolean(),
    isStraight: fc.boolean(),
    isOver: fc.boolean(),
    spread: fc.tuple(at, at).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  },
  { requiredKeys: ['id', 'role', 'label', 'value', 'points', 'forever'] },
)

const dot: fc.Arbitrary<PlotDot> = fc.record(
  { x: at, y: fc.option(at), role: fc.constantFrom('is' as const, 'wrong' as const, 'none' as const, 'wait' as const), label: sentence(4) },
  { requiredKeys: ['x', 'y', 'role'] },
)

const strip: fc.Arbitrary<PlotStrip> = fc.record({
  id: fc.uuid(),
  label: sentence(8),
  heightPx: fc.constantFrom(8, 18, 22),
  role: fc.constantFrom('is' as const, 'none' as const, 'wrong' as const),
  cells: fc.uniqueArray(fc.integer({ min: 0, max: 2 * end }), { maxLength: 8 }).chain((cuts) => {
    const sorted = cuts.sort((a, b) => a - b)
    return fc.tuple(...sorted.slice(1).map((until, index) => fc.record({ from: fc.constant(sorted[index] ?? 0), until: fc.constant(until), share, role: fc.constantFrom('is' as const, 'wrong' as const, 'none' as const, 'absent' as const), label: sentence(2) }, { requiredKeys: ['from', 'until', 'share'] })))
  }),
})

/** Plots of any lines and dots, with labels far longer than ours. */
export const arbitraryPlot: fc.Arbitrary<Plot> = fc.record({
  kind: fc.constant('plot' as const),
  name: sentence(6),
  x: fc.oneof(x, logarithmic),
  y,
  bands: fc.array(fc.record({ from: at, until: at, label: sentence(3) }).map((band) => ({ ...band, from: Math.min(band.from, band.until), until: Math.max(band.from, band.until) })), { maxLength: 2 }),
  marks: fc.array(fc.record({ at, label: sentence(4) }, { requiredKeys: ['at'] }), { maxLength: 2 }),
  lines: fc.array(line, { maxLength: 3 }),
  dots: fc.array(dot, { maxLength: 12 }),
  strips: fc.array(strip, { maxLength: 3 }),
  numbers: fc.record({
    caption: sentence(4),
    columns: fc.tuple(sentence(1), sentence(2), sentence(2)),
    rows: fc.array(
      fc.record(
        { label: sentence(3), unit: fc.constant('s'), cells: fc.array(fc.record({ value: fc.option(at), text: sentence(1) }), { minLength: 2, maxLength: 2 }) },
        { requiredKeys: ['label', 'cells'] },
      ),
      { minLength: 1, maxLength: 8 },
    ),
  }),
})
