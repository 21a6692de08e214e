import type { RaceRegistry, RaceStep } from '@half-open/sim/sessionRace'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { TwoSessionsMessages } from './messages'
import { cellOf, type Orders } from './orders'

/** What is replayed: an order, or the shortest way for a registry to go wrong; and by which registry. */
export interface Chosen {
  /** An order belongs to those it was chosen among. */
  orders: Orders
  of: number | RaceRegistry
  registry: RaceRegistry
}

export function stepsOf({ orders, of }: Chosen): readonly RaceStep[] {
  if (typeof of === 'number') return orders.all[of]?.order ?? []
  return orders.exploration.registries[of].counterexample ?? []
}

/** What the cells before and after its own stand for; undefined where it is no cell's order. */
export function besideOf(chosen: Chosen): readonly [Chosen | undefined, Chosen | undefined] | undefined {
  const { orders, of } = chosen
  if (typeof of !== 'number') return undefined
  const cell = cellOf(orders, of)
  const at = (other: number) => {
    const order = orders.cells[other]
    return order === undefined ? undefined : { ...chosen, of: order }
  }
  return [at(cell - 1), at(cell + 1)]
}

export function titleOf({ orders, of, registry }: Chosen, { replay }: TwoSessionsMessages, locale: Locale): string {
  const number = (value: number) => formatNumber(value, locale)
  if (typeof of === 'number') return replay.title(number(of + 1), number(orders.all.length), registry)
  return of === registry ? replay.shortestTitle(of) : replay.shortestElsewhere(of, registry)
}
