import { sessionRace, type Interleaving, type RaceStep } from '@half-open/sim/sessionRace'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridChart } from '../figure'
import { maxCells } from '../figure/grid/sizes'
import { layoutCells } from '../figure/grid/layoutCells'
import { mostLines } from '../figure/grid/sizes'
import { locales } from '../text/locale'
import { twoSessionsMessages } from './messages'
import { cellOf, countOf, orderShown, ordersOf, stateOf } from './orders'
import { ordersGrid } from './ordersGrid'
import { someRace } from './testing/someRace'
import { registries } from './words'

const most = 6
const sizes = Array.from({ length: (most + 1) ** 2 }, (_, index) => [Math.floor(index / (most + 1)), index % (most + 1)] as const)
const texts = (orders: readonly Interleaving[]) => orders.map(({ order }) => order.join()).sort().join('\n')
const assumptionsOf = (bufferedMessages: number, newMessages: number) => sessionRace.resolve({ bufferedMessages, newMessages })

describe.each(sizes)('with %i late and %i new messages', (late, fresh) => {
  const assumptions = assumptionsOf(late, fresh)
  const explored = sessionRace.explore(assumptions)
  const orders = ordersOf(assumptions)
  const spec = ordersGrid(orders, assumptions, twoSessionsMessages.en, 'en')

  it('the strips count what explore counts', () => {
    expect(spec.total.value).toBe(explored.interleavings.length)
    for (const { id, counts, cells } of spec.strips) {
      const { broken, brokenAtEnd, interleavings } = explored.registries[id as 'login']
      expect(counts.map(({ all }) => all.value)).toEqual([broken, brokenAtEnd])
      for (const { byGroup, all } of counts) expect(byGroup.reduce((sum, { value }) => sum + value, 0)).toBe(all.value)
      const standsFor = (...states: string[]) => cells.reduce((sum, state, cell) => sum + (states.includes(state) ? countOf(orders, cell) : 0), 0)
      expect([standsFor('passing', 'lasting'), standsFor('lasting'), standsFor('kept', 'passing', 'lasting')]).toEqual([broken, brokenAtEnd, interleavings])
    }
  })

  it('every order is in one cell, and a cell’s orders end alike', () => {
    expect(texts(orders.all)).toEqual(texts(explored.interleavings))
    orders.all.forEach((order, index) => {
      const first = orders.all[orders.cells[cellOf(orders, index)] ?? -1]
      if (first === undefined) throw new Error(`order ${index} is in no cell`)
      expect(registries.filter((registry) => stateOf(order, registry) !== stateOf(first, registry))).toEqual([])
    })
  })

  it('no more cells than may be, in no more lines', () => {
    expect(orders.cells.length).toBeLessThanOrEqual(maxCells)
    expect(orders.cells.length).toBe(spec.groups.reduce((sum, { cells }) => sum + cells, 0))
    expect(layoutCells(spec.groups.map(({ cells }) => cells)).lines).toBeLessThanOrEqual(mostLines)
  })
})

it('up to 35 orders have a cell each', () => {
  expect(ordersOf(assumptionsOf(2, 3)).perCell).toBe(1)
  expect(ordersOf(assumptionsOf(6, 6))).toMatchObject({ perCell: expect.any(Number), all: { length: 3432 } })
})

it('marks the order that the lanes show, whatever is assumed', () => {
  fc.assert(
    fc.property(someRace, (assumptions) => {
      const orders = ordersOf(assumptions)
      const shown = orderShown(orders, assumptions)
      if (shown === null) throw new Error('no order shown')
      // In the order the sessions meet in time: each pair of steps as their times say.
      const { oldCloseAfterLoginS, messageIntervalS } = assumptions
      const order: readonly RaceStep[] = orders.all[shown]?.order ?? []
      const before = order.slice(0, order.indexOf('oldClose')).filter((step) => step === 'login' || step === 'newMessage').length
      const ms = (seconds: number) => Math.round(seconds * 1000)
      const times = [0, ...Array.from({ length: assumptions.newMessages }, (_, index) => (index + 1) * ms(messageIntervalS))]
      expect(before).toBe(times.filter((time) => time <= ms(oldCloseAfterLoginS)).length)
    }),
  )
})

it('the order moves on as the close does', () => {
  const at = (oldCloseAfterLoginS: number) => {
    const assumptions = sessionRace.resolve({ oldCloseAfterLoginS })
    return orderShown(ordersOf(assumptions), assumptions)
  }
  expect([-30, -1, 0, 20, 29, 30, 59, 60].map(at)).toEqual([0, 0, 1, 1, 1, 2, 2, 3])
  expect(at(86_400)).toBeNull()
})

it.each(locales)('the table has a row for each place of the close and one for all, in %s', (locale) => {
  const assumptions = assumptionsOf(2, 3)
  const { columns, rows } = gridChart(ordersGrid(ordersOf(assumptions), assumptions, twoSessionsMessages[locale], locale)).table()
  expect(rows.map((row) => row.slice(1).join(' '))).toEqual([
    '1 0 0 0 0 0 0', '3 0 0 3 0 3 3', '6 0 0 6 0 6 6', '10 0 0 10 0 10 10', '15 0 0 15 15 15 15', '35 0 0 34 15 34 34',
  ])
  expect(new Set(columns).size).toBe(columns.length)
  expect(new Set(rows.map(([name]) => name)).size).toBe(6)
})
