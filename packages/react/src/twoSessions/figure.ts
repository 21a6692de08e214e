import { sessionRace, type RaceEvent, type RaceReach, type RaceRegistry, type SessionRaceAssumptions, type SessionRaceResult } from '@half-open/sim/sessionRace'
import type { Lane, LaneEvent, Lanes, Mark, Quantity, Role, Span } from '../figure'
import { sliderScale } from '../parts/sliderScale'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatOffset } from '../text/offset'
import { offsetTicks } from '../text/offsetTicks'
import type { TwoSessionsMessages } from './messages'
import { registries } from './words'

/** Closer than this, as a part of the axis, the dots of messages would run into one another on a phone. */
const leastSpacing = 0.035

/** What the server does with a command, as the end of a thing. */
const ends = { confirmed: 'is', sent: 'wrong', generated: 'none' } as const

/** The two sessions and the entry in each registry, on one axis whose 0 is the new login. */
export function figure(result: SessionRaceResult, assumptions: SessionRaceAssumptions, messages: TwoSessionsMessages, locale: Locale): Lanes {
  const domain = axisS(assumptions)
  const at = (atS: number) => offset(atS, assumptions, locale)
  return {
    kind: 'lanes',
    name: messages.form,
    label: messages.label,
    unit: 's',
    domain,
    zeroLabel: messages.zero,
    ticks: offsetTicks(domain, locale),
    columns: messages.columns,
    compact: true,
    lanes: [
      { id: 'old', label: messages.lanes.old, ...oldSession(result, assumptions, messages, at) },
      { id: 'new', label: messages.lanes.new, ...newSession(result, assumptions, messages, locale, at) },
      ...registries.map((registry): Lane => ({ id: registry, label: messages.lanes[registry], ...entryLane(registry, result, assumptions, messages, at) })),
    ],
    links: [],
    marks: marksOf(assumptions, messages, at),
  }
}

/** What the range over the lanes covers: from its end to its end, so that its handle stands at the close. */
export function axisS({ oldCloseAfterLoginS }: SessionRaceAssumptions): [number, number] {
  const { min, max } = sliderScale(sessionRace.assumptions.oldCloseAfterLoginS, oldCloseAfterLoginS)
  return [min, max]
}

type At = (atS: number) => Quantity

/** A time from the login; the model's milliseconds are whole, and stay so. */
function offset(atS: number, { coverageLossS }: SessionRaceAssumptions, locale: Locale): Quantity {
  const value = Math.round((atS - coverageLossS) * 1000) / 1000 + 0
  return { value, text: formatOffset(value, locale) }
}

function oldSession({ events }: SessionRaceResult, a: SessionRaceAssumptions, { spans, events: words }: TwoSessionsMessages, at: At): Pick<Lane, 'spans' | 'events'> {
  const close = events.find(({ kind }) => kind === 'oldClose')
  return {
    spans: [
      ...aliveBefore(a, spans.alive, at),
      ...lasting({ from: at(0), until: at(close?.atS ?? a.horizonS), state: 'wrong', label: spans.dead, short: spans.deadShort }),
    ],
    events: [
      ...eventsOf(events, 'oldMessage', words.lateMessage, at),
      ...eventsOf(events, 'oldClose', words.close, at),
    ],
  }
}

function newSession({ events }: SessionRaceResult, a: SessionRaceAssumptions, { spans, events: words }: TwoSessionsMessages, locale: Locale, at: At): Pick<Lane, 'spans' | 'events'> {
  const [fromS, untilS] = axisS(a)
  const dense = a.messageIntervalS < leastSpacing * (untilS - fromS)
  const label = dense ? spans.chatty(formatDuration(a.messageIntervalS, locale)) : spans.alive
  const sent = dense ? [] : eventsOf(events, 'newMessage', words.message, at).filter((event) => event.at.value < untilS)
  return {
    spans: lasting({ from: at(a.coverageLossS), until: at(a.horizonS), state: 'is', label, short: spans.alive }),
    events: [...eventsOf(events, 'login', words.login, at), ...sent],
  }
}

function entryLane(registry: RaceRegistry, { registries: outcomes }: SessionRaceResult, a: SessionRaceAssumptions, messages: TwoSessionsMessages, at: At): Pick<Lane, 'spans' | 'events'> {
  const { spans, command } = outcomes[registry]
  return {
    spans: [
      ...aliveBefore(a, messages.spans.old, at),
      ...spans.map(({ fromS, untilS, state }): Span => ({ from: at(fromS), until: at(untilS), ...looks(state, registry, untilS === a.horizonS, messages) })),
    ],
    events: [{ at: at(a.commandAtS), label: messages.commandEnd[command], end: ends[command] }],
  }
}

/** Nothing brings an entry back that only a login writes: there the device is absent for as long as is watched, and longer. */
function looks(state: RaceReach, registry: RaceRegistry, last: boolean, { spans }: TwoSessionsMessages): { state: Role; label: string; short?: string } {
  if (state === 'reachable') return { state: 'is', label: spans.new }
  if (state === 'ghost') return { state: 'wrong', label: spans.old }
  if (state === 'absent' && registry === 'login' && last) return { state: 'none', label: spans.nobodyUntilLogin, short: spans.nobody }
  return { state: 'none', label: spans.nobody }
}

/** Until coverage is lost, which the axis shows where the loss is short. */
function aliveBefore(a: SessionRaceAssumptions, label: string, at: At): Span[] {
  return lasting({ from: at(a.coverageLossS + axisS(a)[0]), until: at(0), state: 'is', label })
}

function lasting(span: Span): Span[] {
  return span.from.value < span.until.value ? [span] : []
}

function eventsOf(events: readonly RaceEvent[], kind: RaceEvent['kind'], label: string, at: At): LaneEvent[] {
  return events.filter((event) => event.kind === kind).map(({ atS }) => ({ at: at(atS), label }))
}

function marksOf(a: SessionRaceAssumptions, messages: TwoSessionsMessages, at: At): Mark[] {
  const [fromS, untilS] = axisS(a)
  const close = at(a.coverageLossS + a.oldCloseAfterLoginS)
  const command = at(a.commandAtS)
  const late = close.value >= 0
  return [
    {
      at: close.value,
      label: late ? messages.lateClose(close.text) : messages.earlyClose(close.text),
      role: late ? 'wrong' : 'none',
      place: 'over',
      lane: 'login',
    },
    ...(command.value >= fromS && command.value <= untilS
      ? [{ at: command.value, label: messages.commandMark(command.text), role: 'none', place: 'under', lane: 'generation' } as const]
      : []),
  ]
}
