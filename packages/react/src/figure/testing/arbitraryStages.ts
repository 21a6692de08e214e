import * as fc from 'fast-check'
import type { Flow, Quantity, Stage, Stages, Stopped } from '../specs'
import { maxDots } from '../stages/sizes'
import { sentence } from './arbitraryBars'

const count: fc.Arbitrary<Quantity> = fc.integer({ min: 0, max: 1_000_000 }).map((value) => ({ value, text: value.toLocaleString('en') }))
const duration: fc.Arbitrary<Quantity> = fc.record({ value: fc.double({ min: 0, max: 1e5, noNaN: true }), text: fc.constantFrom('12\u00a0s', '7\u00a0min\u00a042\u00a0s') })

const stopped: fc.Arbitrary<Stopped> = fc.record({
  role: fc.constantFrom('wrong' as const, 'none' as const),
  count,
  label: sentence(10),
  dots: fc.integer({ min: 0, max: maxDots }),
})

const stage: fc.Arbitrary<Stage> = fc.record({
  id: fc.uuid(),
  role: fc.constantFrom('is' as const, 'wrong' as const, 'none' as const, 'wait' as const),
  label: fc.constantFrom('generated', 'sent', 'carried out, and verified'),
  reached: count,
  stopped: fc.option(stopped),
  passage: fc.option(fc.record({ text: sentence(8), median: duration, p95: duration, missed: count })),
})

const flow: fc.Arbitrary<Flow> = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Nobody waits', 'Waits and resends'),
  stages: fc.array(stage, { minLength: 1, maxLength: 5 }),
})

/** Stages with notes far longer than ours. */
export const arbitraryStages = (flows: number): fc.Arbitrary<Stages> =>
  fc.record({
    kind: fc.constant('stages' as const),
    name: sentence(6),
    label: sentence(6),
    unit: fc.constant('s'),
    flows: fc.array(flow, { minLength: flows, maxLength: flows }),
    scale: fc.constantFrom('', 'Each dot is a command, and opens its story.'),
    columns: fc.record({ stage: sentence(2), reached: sentence(1), stopped: sentence(1), median: sentence(2), p95: sentence(2) }),
  })
