import * as fc from 'fast-check'
import type { Lane, Lanes, Quantity, Span } from '../specs'
import { sentence } from './arbitraryBars'

const [fromS, untilS] = [-1000, 2000] as const
const at = (value: number): Quantity => ({ value, text: `${value}\u00a0s` })

const lane = (id: string): fc.Arbitrary<Lane> =>
  fc
    .record({
      cuts: fc.uniqueArray(fc.integer({ min: fromS, max: untilS }), { minLength: 2, maxLength: 7 }),
      labels: fc.array(sentence(3), { minLength: 7, maxLength: 7 }),
      states: fc.array(fc.constantFrom('is' as const, 'wrong' as const, 'none' as const, 'wait' as const), { minLength: 7, maxLength: 7 }),
      label: sentence(3),
      shorts: fc.array(fc.option(fc.constantFrom('old', 'nobody'), { nil: undefined }), { minLength: 7, maxLength: 7 }),
      events: fc.array(fc.integer({ min: fromS, max: untilS }), { maxLength: 3 }),
      end: fc.constantFrom('is' as const, 'wrong' as const, 'none' as const, undefined),
    })
    .map(({ cuts, labels, states, shorts, label, events, end }) => {
      const sorted = cuts.sort((a, b) => a - b)
      const spans = sorted.slice(1).map((until, index): Span => {
        const short = shorts[index]
        return { from: at(sorted[index] ?? 0), until: at(until), state: states[index] ?? 'is', label: labels[index] ?? '', ...(short !== undefined && { short }) }
      })
      return { id, label, spans, events: events.map((each) => ({ at: at(each), label: 'message', ...(end && { end }) })) }
    })

/** Lanes of any spans, with labels far longer than ours. */
export const arbitraryLanes: fc.Arbitrary<Lanes> = fc.record({
  kind: fc.constant('lanes' as const),
  name: sentence(6),
  label: sentence(6),
  domain: fc.constant([fromS, untilS] as const),
  unit: fc.constant('s'),
  zeroLabel: fc.constantFrom('command', 'login'),
  ticks: fc.constant([-500, 500, 1000, 1500].map((value, index) => ({ at: value, label: `${value}\u00a0s`, wideOnly: index % 2 === 0 }))),
  lanes: fc.tuple(lane('a'), lane('b'), lane('c')),
  links: fc.array(
    fc.record({
      from: fc.record({ lane: fc.constantFrom('a', 'c'), at: fc.integer({ min: fromS, max: untilS }) }),
      to: fc.record({ lane: fc.constant('b'), at: fc.integer({ min: fromS, max: untilS }) }),
      kind: fc.constantFrom('ok' as const, 'lost' as const, 'held' as const),
    }),
    { maxLength: 3 },
  ),
  marks: fc.array(
    fc.record({
      at: fc.integer({ min: fromS - 500, max: untilS + 500 }),
      label: sentence(3),
      role: fc.constantFrom('wrong' as const, 'none' as const),
      place: fc.constantFrom('over' as const, 'under' as const),
      lane: fc.constantFrom('a', 'b', 'c'),
    }),
    { maxLength: 3 },
  ),
  compact: fc.boolean(),
  columns: fc.record({ lane: sentence(1), state: sentence(1), from: sentence(1), until: sentence(1) }),
})
