import type { Interleaving, RaceRegistry, SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import type { Grid, Quantity, Strip } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { TwoSessionsMessages } from './messages'
import { cellOf, orderShown, stateOf, type Orders } from './orders'
import { registries } from './words'

/** A strip of cells for each registry, every order in one of them. */
export function ordersGrid(orders: Orders, assumptions: SessionRaceAssumptions, messages: TwoSessionsMessages, locale: Locale): Grid {
  const words = messages.orders
  const number = (value: number): Quantity => ({ value, text: formatNumber(value, locale) })
  const shown = orderShown(orders, assumptions)
  return {
    kind: 'grid',
    name: words.form(formatNumber(orders.all.length, locale)),
    label: words.label,
    columns: words.columns,
    groups: orders.groups.map((group, before) => ({
      label: groupLabel(before, words, locale),
      count: number(group.length),
      cells: Math.ceil(group.length / orders.perCell),
    })),
    total: number(orders.all.length),
    strips: registries.map((registry) => strip(registry, orders, messages, number)),
    marked: shown === null ? null : cellOf(orders, shown),
    notes: [orders.perCell === 1 ? words.cellIsOne : words.cellIsSeveral(formatNumber(orders.perCell, locale)), ...(shown === null ? [] : [words.marked])],
  }
}

function groupLabel(before: number, words: TwoSessionsMessages['orders'], locale: Locale): string {
  if (before === 0) return words.beforeLogin
  return before === 1 ? words.afterLogin : words.afterMessage(formatNumber(before - 1, locale))
}

function strip(registry: RaceRegistry, { exploration, groups, all, cells }: Orders, messages: TwoSessionsMessages, number: (value: number) => Quantity): Strip {
  const words = messages.orders
  const { broken, brokenAtEnd, interleavings } = exploration.registries[registry]
  const [wrong, lasting, total] = [number(broken), number(brokenAtEnd), number(interleavings)]
  const count = (is: (order: Interleaving) => boolean) => groups.map((group) => number(group.filter(is).length))
  return {
    id: registry,
    label: words.registries[registry],
    sum: broken === 0 ? { text: words.right(total.text), role: 'is' } : { text: words.goesWrong(wrong.text, total.text, lasting.text), role: 'wrong' },
    cells: cells.map((first) => stateOf(all[first]!, registry)),
    counts: [
      { head: words.wrong(registry), byGroup: count((order) => order.broken[registry]), all: wrong },
      { head: words.lasting(registry), byGroup: count((order) => order.brokenAtEnd[registry]), all: lasting },
    ],
  }
}
