import { expect, test } from 'vitest'
import { exampleBars } from '../testing/exampleBars'
import { exploreSpec, markNames, type MarkName } from './exploreSpec'

const spec = exampleBars()
const ticks = (end: number) => [
  { at: 0, label: '0' },
  { at: end, label: `${end} s` },
]
const all = new Set(spec.rows.map(({ id }) => id))
const shown = (rows: Iterable<string>, marks: Iterable<MarkName> = markNames) => ({
  rows: new Set(rows),
  marks: new Set(marks),
})

test('the axis is as long as what is shown', () => {
  const end = (rows: Iterable<string>, marks?: Iterable<MarkName>) =>
    exploreSpec(spec, shown(rows, marks), [], ticks).x.domain[1]
  expect(end(all)).toBe(7874)
  expect(end(['activity', 'keepaliveOrNewSession'])).toBe(1729)
  expect(end(['activity', 'keepaliveOrNewSession'], ['bar', 'band'])).toBe(1110)
  expect(end(['activity', 'keepaliveOrNewSession'], ['bar'])).toBe(939)
})

test('runs stretch the axis of their row only', () => {
  const runs = [
    { id: 'activity', values: [400, 600] },
    { id: 'keepalive', values: [9000] },
  ]
  expect(exploreSpec(spec, shown(['activity']), runs, ticks).x.domain).toEqual([0, 600])
  expect(exploreSpec(spec, shown(all), runs, ticks).x.ticks).toEqual([
    { at: 0, label: '0' },
    { at: 9000, label: '9000 s' },
  ])
})

test('rows that are all empty keep the axis they had', () => {
  const empty = { ...spec, rows: spec.rows.map((row) => ({ ...row, bar: null, mark: null, band: null })) }
  expect(exploreSpec(empty, shown(all), [], ticks).x.domain).toEqual([0, 8000])
})
