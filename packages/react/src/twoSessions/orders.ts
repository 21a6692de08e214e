import { sessionRace, type Interleaving, type RaceRegistry, type RaceStep, type SessionRaceAssumptions, type SessionRaceExploration } from '@half-open/sim/sessionRace'
import type { CellState } from '../figure'
import { maxCells } from '../figure/grid/sizes'
import { remembered } from '../state/resultOf'

/** Every order, those together in which the old session's close comes as late. */
export interface Orders {
  exploration: SessionRaceExploration
  /** How many steps of the new session come before the close, as many as there may be, and the orders of each. */
  groups: readonly (readonly Interleaving[])[]
  all: readonly Interleaving[]
  /** For how many orders a cell stands, and the first of each cell's. */
  perCell: number
  cells: readonly number[]
}

export function ordersOf({ bufferedMessages, newMessages }: Pick<SessionRaceAssumptions, 'bufferedMessages' | 'newMessages'>): Orders {
  return remembered(`orders ${bufferedMessages} ${newMessages}`, () => {
    const exploration = sessionRace.explore({ bufferedMessages, newMessages, oldCloseAfterLoginS: 1 })
    const groups = Array.from({ length: newMessages + 2 }, (_, before) => exploration.interleavings.filter(({ order }) => newBeforeClose(order) === before))
    const perCell = fewest(groups.map(({ length }) => length))
    return { exploration, groups, all: groups.flat(), perCell, cells: firstOfCells(groups, perCell) }
  })
}

function newBeforeClose(order: readonly RaceStep[]): number {
  return order.slice(0, order.indexOf('oldClose')).filter((step) => step !== 'oldMessage').length
}

/** The fewest orders for which each cell must stand, so that there are no more cells than may be. */
function fewest(counts: readonly number[]): number {
  let perCell = 1
  while (counts.reduce((cells, count) => cells + Math.ceil(count / perCell), 0) > maxCells) perCell++
  return perCell
}

function firstOfCells(groups: readonly (readonly Interleaving[])[], perCell: number): number[] {
  const firsts: number[] = []
  let before = 0
  for (const { length } of groups) {
    for (let first = 0; first < length; first += perCell) firsts.push(before + first)
    before += length
  }
  return firsts
}

export function cellOf({ cells }: Orders, order: number): number {
  return cells.filter((first) => first <= order).length - 1
}

/** How many orders a cell stands for: in the last of a group fewer may be left. */
export function countOf({ all, groups, cells }: Orders, cell: number): number {
  const first = cells[cell] ?? 0
  let end = 0
  for (const { length } of groups) if (end <= first) end += length
  return Math.min(cells[cell + 1] ?? all.length, end) - first
}

export function stateOf({ broken, brokenAtEnd }: Interleaving, registry: RaceRegistry): CellState {
  if (brokenAtEnd[registry]) return 'lasting'
  return broken[registry] ? 'passing' : 'kept'
}

/** The order in which the server meets the steps at these times, as far as `explore` tells it; `null` where it would take too long. */
export function orderShown({ all }: Orders, assumptions: SessionRaceAssumptions): number | null {
  const { coverageLossS, oldCloseAfterLoginS, messageIntervalS, newMessages } = assumptions
  const { min, max } = sessionRace.assumptions.horizonS
  const horizonS = Math.max(min, coverageLossS + Math.max(oldCloseAfterLoginS, messageIntervalS * newMessages, 0))
  if (horizonS > max) return null
  let left = newMessages
  const steps = sessionRace.simulate({ ...assumptions, horizonS, commandAtS: 0 }).events.flatMap(({ kind }) => {
    if (kind === 'loss' || kind === 'lookup') return []
    return kind === 'newMessage' && left-- <= 0 ? [] : [kind]
  })
  const shown = all.findIndex(({ order }) => order.join() === steps.join())
  return shown < 0 ? null : shown
}
