import type { RaceRegistry, RaceStep } from '@half-open/sim/sessionRace'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { TwoSessionsMessages } from './messages'
import type { Orders } from './orders'

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

export function titleOf({ orders, of, registry }: Chosen, { replay }: TwoSessionsMessages, locale: Locale): string {
  const number = (value: number) => formatNumber(value, locale)
  if (typeof of === 'number') return replay.title(number(of + 1), number(orders.all.length), registry)
  return of === registry ? replay.shortestTitle(of) : replay.shortestElsewhere(of, registry)
}
