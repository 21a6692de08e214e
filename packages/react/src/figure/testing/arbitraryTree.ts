import * as fc from 'fast-check'
import type { Quantity, ServerTree, TreeServer } from '../specs'
import { sentence } from './arbitraryBars'

const quantity: fc.Arbitrary<Quantity> = fc.integer({ min: 0, max: 20 }).map((value) => ({ value, text: String(value) }))
const workers = fc.record({ waitsForDead: quantity, waits: quantity, works: quantity, idle: quantity.map(({ value }) => ({ value: value + 1, text: String(value + 1) })) })

/** The level of each server: each at most one below that of the one before, so that they stand in the order of a tree. */
const levels = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 14 }).map((wanted) => {
  const all = [0]
  for (const level of wanted) all.push(Math.min(level, all.at(-1)! + 1))
  return all
})

const server = fc.record(
  {
    label: fc.constantFrom('A', 'B1', 'C2–C10', 'B2 and below'),
    isCutOff: fc.boolean(),
    workers,
    note: fc.record({ text: sentence(3), role: fc.constantFrom('wrong' as const, 'none' as const) }),
  },
  { requiredKeys: ['label', 'isCutOff', 'workers'] },
)

/** Trees of servers with any number of workers, and with notes. */
export const arbitraryTree: fc.Arbitrary<ServerTree> = levels.chain((all) =>
  fc.record({
    kind: fc.constant('tree' as const),
    name: sentence(6),
    caption: sentence(5),
    columns: fc.record({ server: sentence(1), waitsForDead: sentence(3), waits: sentence(3), works: sentence(1), idle: sentence(1), note: sentence(2) }),
    servers: fc.tuple(...all.map(() => server)).map((servers) =>
      servers.map((each, index): TreeServer => {
        const above = all.slice(0, index).lastIndexOf(all[index]! - 1)
        return { ...each, id: `s${index}`, above: above < 0 ? null : `s${above}` }
      }),
    ),
  }),
)
