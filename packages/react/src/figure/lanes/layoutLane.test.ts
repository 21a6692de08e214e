import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidthPx } from '../svg/textWidth'
import { arbitraryLanes } from '../testing/arbitraryLanes'
import { fluidCanvas } from '../svg/Canvas'
import { lanesChart } from './lanesChart'
import { layoutLane, placeLanes } from './layoutLane'
import type { Lane, Lanes, Span } from './spec'

const width = fc.integer({ min: 288, max: 1400 })
const at = (value: number) => ({ value, text: String(value) })
const span = (from: number, until: number, label: string, state: Span['state'] = 'is'): Span => ({ from: at(from), until: at(until), label, state })
const lane = (...spans: Span[]): Lane => ({ id: 'lane', label: 'Lane', spans, events: [] })
const lanes = (...each: Lane[]): Lanes => ({
  kind: 'lanes', name: '', label: '', domain: [0, 100], unit: 's', zeroLabel: 'begin', ticks: [], lanes: each, links: [],
  columns: { lane: '', state: '', from: '', until: '' },
})
const placed = (each: Lane, widthPx = 400) => {
  const { inside, above } = layoutLane(lanes(each), each, widthPx)
  return { inside: inside.map(({ label }) => label), above: above.map(({ label, anchor }) => [label, anchor]) }
}

test('a label stands in its span where it fits, otherwise above, and never on a hatch', () => {
  expect(placed(lane(span(0, 60, 'alive'), span(60, 65, 'dead', 'none'), span(65, 100, 'believed', 'wrong')))).toEqual({
    inside: ['alive'],
    above: [['believed', 'start']],
  })
  expect(placed(lane(span(0, 60, 'alive'), span(60, 65, 'dead', 'none')))).toEqual({ inside: ['alive'], above: [['dead', 'start']] })
})

test('where two have no room above, the wrong belief has it', () => {
  expect(placed(lane(span(0, 3, 'a live one'), span(3, 40, 'a dead one', 'wrong'))).above).toEqual([['a dead one', 'start']])
})

test('a label at the right edge ends with it', () => {
  expect(placed(lane(span(97, 100, 'a live one'))).above).toEqual([['a live one', 'end']])
})

test('nothing is written on a hatch but in compact lanes, and what stands above touches its span', () => {
  fc.assert(
    fc.property(arbitraryLanes, width, (spec, widthPx) => {
      for (const each of spec.lanes) {
        const { inside, above } = layoutLane(spec, each, widthPx)
        if (!spec.compact) expect(inside.filter(({ span: { state } }) => state === 'wrong')).toEqual([])
        const x = (value: number) => ((value - spec.domain[0]) / (spec.domain[1] - spec.domain[0])) * widthPx
        expect(above.filter(({ span: { from, until }, fromPx, untilPx }) => fromPx > x(until.value) + 0.01 || untilPx < x(from.value) - 0.01)).toEqual([])
      }
    }),
  )
})

test('a lane is 44 px high, and 60 where labels need a line of their own', () => {
  const fits = lane(span(0, 100, 'alive'))
  const above = lane(span(0, 100, 'believed', 'wrong'))
  expect(placeLanes(lanes(fits, above, fits), [400])).toEqual({ topsPx: [0, 44, 104], spansPx: [20, 80, 124], lanesEndPx: 148, heightPx: 148 })
})

test('compact lanes are 44 px high whatever their labels, which stand on hatch or share the line of the lane', () => {
  const crowded = lane(span(0, 10, 'old', 'wrong'), span(10, 40, 'believed', 'wrong'), span(40, 45, 'nobody', 'none'), span(45, 100, 'new'))
  const spec: Lanes = { ...lanes(crowded, lane(span(0, 100, 'alive'))), compact: true }
  const { inside, above } = layoutLane(spec, crowded, 400)
  expect(inside.map(({ label }) => label)).toEqual(['believed', 'new'])
  expect(above.map(({ label }) => label)).toEqual(['nobody'])
  expect(placeLanes(spec, [288, 400])).toEqual({ topsPx: [0, 44], spansPx: [20, 64], lanesEndPx: 88, heightPx: 88 })
})

test('a label’s short form stands where the long one has no room', () => {
  const each = lane({ ...span(50, 80, 'nobody until the next login', 'none'), short: 'nobody' })
  expect(placed(each, 288).inside).toEqual(['nobody'])
  expect(placed(each, 1000).inside).toEqual(['nobody until the next login'])
})

test('marks add a line over the lanes and one under them', () => {
  const mark = { at: 20, label: 'late close', role: 'wrong', lane: 'lane' } as const
  const spec: Lanes = { ...lanes(lane(span(0, 100, 'alive'))), marks: [{ ...mark, place: 'over' }, { ...mark, place: 'under' }] }
  expect(placeLanes(spec, [400])).toEqual({ topsPx: [20], spansPx: [40], lanesEndPx: 64, heightPx: 84 })
})

test('no label covers a dot or a mark on its lane', () => {
  fc.assert(
    fc.property(arbitraryLanes, width, (spec, widthPx) => {
      const x = (value: number) => ((value - spec.domain[0]) / (spec.domain[1] - spec.domain[0])) * widthPx
      for (const each of spec.lanes) {
        const spots = each.events.map((event) => x(event.at.value))
        for (const { label, at: anchor, dxPx } of layoutLane(spec, each, widthPx).inside) {
          const fromPx = anchor * widthPx + dxPx
          expect(spots.filter((spot) => spot + 4 > fromPx && spot - 4 < fromPx + textWidthPx(label, 12))).toEqual([])
        }
      }
    }),
  )
})

test('a label that would cover how something ended stands after it', () => {
  const each: Lane = { ...lane(span(0, 100, 'nobody', 'none')), events: [{ at: at(5), label: 'command', end: 'none' }] }
  const { inside } = layoutLane(lanes(each), each, 400)
  expect(inside.map(({ label, at: anchor, dxPx }) => [label, anchor, dxPx])).toEqual([['nobody', 0.05, 12]])
})

test('what happened off the axis is in the table only', () => {
  const each: Lane = { ...lane(span(0, 100, 'alive')), events: [-1, 50, 101].map((value) => ({ at: at(value), label: 'message' })) }
  const chart = lanesChart(lanes(each))
  expect(JSON.stringify(chart.draw(fluidCanvas).nodes).match(/"circle"/g)).toHaveLength(1)
  expect(chart.table().rows).toHaveLength(4)
})

test('in compact lanes a label above keeps clear of the marks that cross its line, over its own span', () => {
  const mark = { label: '', role: 'none', lane: 'lane' } as const
  const each = lane(span(30, 55, 'old', 'wrong'), span(55, 100, 'nobody', 'none'))
  const spec: Lanes = { ...lanes({ ...each, events: [{ at: at(40), label: 'command', end: 'wrong' }] }), compact: true, marks: [{ ...mark, at: 55, place: 'over' }, { ...mark, at: 40, place: 'under' }] }
  const [old] = layoutLane(spec, spec.lanes[0] as Lane, 200).above
  expect([old?.label, old?.at, old?.dxPx]).toEqual(['old', 0.4, 4])
})
