import * as fc from 'fast-check'
import type { BarRow, Bars, Quantity } from '../specs'

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHILMNOPQRSTUVXZáéíñòù(),']
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 14 })
export const sentence = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((words) => words.join(' '))
const duration = fc
  .constantFrom('0 s', '12 s', '7 min 42 s', '59 min 59 s', '2 h 10 min 17 s')
  .map((text) => text.replaceAll(' ', '\u00a0'))
const endS = 10_000
const quantity: fc.Arbitrary<Quantity> = fc.record({
  value: fc.double({ min: 0, max: endS, noNaN: true }),
  text: duration,
})

const row: fc.Arbitrary<BarRow> = fc.record({
  id: fc.uuid(),
  label: sentence(8),
  role: fc.constantFrom('is' as const, 'wrong' as const, 'none' as const, 'wait' as const),
  bar: fc.option(fc.oneof({ weight: 9, arbitrary: quantity }, fc.constant({ value: Infinity, text: 'never' })), { freq: 5 }),
  mark: fc.option(quantity),
  band: fc.option(
    fc.tuple(quantity, quantity).map(([a, b]): [Quantity, Quantity] => (a.value <= b.value ? [a, b] : [b, a])),
  ),
  empty: sentence(8),
  more: fc.option(quantity).map((each) => [each]),
})

/** Bars of any values inside the axis, with labels far longer than ours. */
export const arbitraryBars: fc.Arbitrary<Bars> = fc.record({
  kind: fc.constant('bars' as const),
  name: sentence(6),
  x: fc.uniqueArray(fc.integer({ min: 0, max: endS }), { minLength: 1, maxLength: 6 }).chain((at) =>
    fc.record({
      domain: fc.constant([0.001, endS] as const),
      scale: fc.constantFrom('linear' as const, 'log' as const),
      label: sentence(6),
      unit: fc.constant('s'),
      ticks: fc.constant(
        at
          .sort((a, b) => a - b)
          .map((value, index) => ({ at: value, label: `${value} min`, wideOnly: index % 2 === 1 })),
      ),
    }),
  ),
  rows: fc.array(row, { minLength: 1, maxLength: 6 }),
  columns: fc.record({ row: sentence(2), bar: sentence(2), mark: sentence(2), band: sentence(2) }),
  moreColumns: fc.tuple(fc.record({ head: sentence(2), unit: fc.constant('s') })),
  markPrefix: fc.constant('p95'),
})
