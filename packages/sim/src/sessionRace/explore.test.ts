import { describe, expect, it } from 'vitest'
import { explore } from './explore'
import { registries } from './registries'
import { replay } from './replay'
import { simulate } from './simulate'
import { allOrders, entriesAfter } from './testing/reference'
import type { RaceRegistry, RaceStep } from './types'

const REGISTRIES = Object.keys(registries) as RaceRegistry[]
const sizes = [0, 1, 2, 3, 4].flatMap((b) => [0, 1, 2, 3, 4].map((n) => [b, n] as const))
const text = (order: readonly RaceStep[]) => order.join(' ')

/** Broken after these steps, by the reference. */
const isBroken = (id: RaceRegistry, past: readonly RaceStep[]) => past.includes('login') && entriesAfter(past)[id] !== 'new'
const prefixes = (order: readonly RaceStep[]) => order.map((_, i) => order.slice(0, i + 1))

describe.each(sizes)('explore with %i late and %i new messages', (bufferedMessages, newMessages) => {
  const orders = allOrders(bufferedMessages, newMessages)
  const explored = explore({ bufferedMessages, newMessages })

  it('meets every order once', () => {
    expect(explored.interleavings.map(({ order }) => text(order)).sort()).toEqual(orders.map(text).sort())
    expect(new Set(orders.map(text)).size).toBe(orders.length)
  })

  it('judges each as the reference does', () => {
    for (const { order, broken, brokenAtEnd } of explored.interleavings) {
      for (const id of REGISTRIES) {
        expect(broken[id]).toBe(prefixes(order).some((past) => isBroken(id, past)))
        expect(brokenAtEnd[id]).toBe(isBroken(id, order))
      }
    }
  })

  it.each(REGISTRIES)('%s: its counterexample breaks at its last step, and no order breaks sooner', (id) => {
    const breaking = orders.flatMap(prefixes).filter((past) => isBroken(id, past))
    const { counterexample } = explored.registries[id]
    if (counterexample === null) {
      expect(breaking).toEqual([])
      return
    }
    expect(replay(counterexample).map(({ broken }) => broken[id])).toEqual(counterexample.map((_, i) => i === counterexample.length - 1))
    const shortest = breaking.filter(({ length }) => length === Math.min(...breaking.map((past) => past.length)))
    const oldFirst = (past: readonly RaceStep[]) => past.map((step) => (step.startsWith('old') ? 'a' : 'b')).join('')
    const [first] = [...shortest].sort((x, y) => (oldFirst(x) < oldFirst(y) ? -1 : 1))
    expect(counterexample).toEqual(first)
  })
})

it('replay agrees with the reference after every step', () => {
  for (const order of allOrders(2, 3)) {
    expect(replay(order)).toEqual(
      prefixes(order).map((past) => ({
        step: past.at(-1),
        entries: entriesAfter(past),
        broken: { generation: isBroken('generation', past), socket: isBroken('socket', past), login: isBroken('login', past) },
      })),
    )
  }
})

it('replay agrees with simulate, which meets one of the orders', () => {
  const { events } = simulate({ bufferedMessages: 2, horizonS: 250 })
  const steps = events.flatMap(({ kind, entries }) => (kind === 'loss' || kind === 'lookup' ? [] : [{ step: kind, entries }]))
  const order = steps.map(({ step }) => step)
  expect(replay(order).map(({ step, entries }) => ({ step, entries }))).toEqual(steps)
  expect(explore({ bufferedMessages: 2 }).interleavings.map((each) => text(each.order))).toContain(text(order))
})

it('is plain data, the same each time, and refuses what would not be looked at', () => {
  const explored = explore({ bufferedMessages: 2 })
  expect(structuredClone(explored)).toEqual(explored)
  expect(JSON.parse(JSON.stringify(explored))).toEqual(explored)
  expect(explore({ bufferedMessages: 2 })).toEqual(explored)
  expect(() => explore({ newMessages: 7 })).toThrow(new RangeError('sessionRace.newMessages: expected an integer from 0 to 6, got 7'))
})
