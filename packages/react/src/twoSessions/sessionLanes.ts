import type { RaceEvent, RaceReach, RaceRegistry, SessionRaceAssumptions, SessionRaceResult } from '@half-open/sim/sessionRace'
import type { Lane, LaneEvent, Role, Span } from '../figure'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { axisS, type At } from './axis'
import type { TwoSessionsMessages } from './messages'

/** Closer than this, as a part of the axis, the dots of messages would run into one another on a phone. */
const leastSpacing = 0.035

/** What the server does with a command, as the end of a thing. */
const ends = { confirmed: 'is', sent: 'wrong', generated: 'none' } as const

export function oldSession({ events }: SessionRaceResult, a: SessionRaceAssumptions, { spans, events: words }: TwoSessionsMessages, at: At): Pick<Lane, 'spans' | 'events'> {
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

export function newSession({ events }: SessionRaceResult, a: SessionRaceAssumptions, { spans, events: words }: TwoSessionsMessages, locale: Locale, at: At): Pick<Lane, 'spans' | 'events'> {
  const [fromS, untilS] = axisS(a)
  const dense = a.messageIntervalS < leastSpacing * (untilS - fromS)
  const label = dense ? spans.chatty(formatDuration(a.messageIntervalS, locale)) : spans.alive
  const sent = dense ? [] : eventsOf(events, 'newMessage', words.message, at).filter((event) => event.at.value < untilS)
  return {
    spans: lasting({ from: at(a.coverageLossS), until: at(a.horizonS), state: 'is', label, short: spans.alive }),
    events: [...eventsOf(events, 'login', words.login, at), ...sent],
  }
}

export function entryLane(registry: RaceRegistry, { registries: outcomes }: SessionRaceResult, a: SessionRaceAssumptions, messages: TwoSessionsMessages, at: At): Pick<Lane, 'spans' | 'events'> {
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
