import { sessionRace, type RaceEntry, type RaceRegistry, type RaceStep } from '@half-open/sim/sessionRace'
import type { Lanes, Quantity, Role, Span } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { TwoSessionsMessages } from './messages'

/** The two sessions and the entry of one registry, on an axis of steps rather than of time. */
export function replayLanes(order: readonly RaceStep[], registry: RaceRegistry, messages: TwoSessionsMessages, locale: Locale): Lanes {
  const { replay: words, orders, spans, lanes } = messages
  const end = order.length + 1
  const number = (value: number) => formatNumber(value, locale)
  const at = (step: number): Quantity => ({ value: step, text: step === 0 ? words.zero : words.step(number(Math.min(step, order.length))) })
  const stepOf = (step: RaceStep) => (order.includes(step) ? order.indexOf(step) + 1 : end)
  const span = (from: number, until: number, state: Role, label: string): Span[] => (from < until ? [{ from: at(from), until: at(until), state, label }] : [])
  const events = (...kinds: RaceStep[]) => order.flatMap((step, index) => (kinds.includes(step) ? [{ at: at(index + 1), label: orders.steps[step] }] : []))
  return {
    kind: 'lanes',
    name: words.form,
    label: words.label,
    unit: 'step',
    domain: [0, end],
    zeroLabel: words.zero,
    ticks: order.map((_, index) => ({ at: index + 1, label: number(index + 1) })),
    columns: messages.columns,
    compact: true,
    lanes: [
      { id: 'old', label: lanes.old, spans: span(0, stepOf('oldClose'), 'wrong', spans.deadShort), events: events('oldMessage', 'oldClose') },
      { id: 'new', label: lanes.new, spans: span(stepOf('login'), end, 'is', spans.alive), events: events('login', 'newMessage') },
      { id: registry, label: lanes[registry], spans: entrySpans(order, registry).flatMap(({ from, until, entry }) => span(from, until, roles[entry], spans[entry])), events: [] },
    ],
    links: [],
  }
}

const roles: Record<RaceEntry, Role> = { old: 'wrong', new: 'is', nobody: 'none' }

/** From the loss on, one for each time that the entry points elsewhere. */
function entrySpans(order: readonly RaceStep[], registry: RaceRegistry): { from: number; until: number; entry: RaceEntry }[] {
  const entries: RaceEntry[] = ['old', ...sessionRace.replay(order).map((step) => step.entries[registry])]
  const changes = entries.flatMap((entry, at) => (entry === entries[at - 1] ? [] : [{ from: at, entry }]))
  return changes.map((change, index) => ({ ...change, until: changes[index + 1]?.from ?? entries.length }))
}
