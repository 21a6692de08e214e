import type { SessionRaceAssumptions, SessionRaceResult } from '@half-open/sim/sessionRace'
import type { Lane, Lanes, Mark } from '../figure'
import type { Locale } from '../text/locale'
import { offsetTicks } from '../text/offsetTicks'
import { axisS, offset, type At } from './axis'
import type { TwoSessionsMessages } from './messages'
import { entryLane, newSession, oldSession } from './sessionLanes'
import { registries } from './words'

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

function marksOf(a: SessionRaceAssumptions, messages: TwoSessionsMessages, at: At): Mark[] {
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
    { at: command.value, label: toward(messages.commandMark(command.text), command.value, axisS(a)), role: 'none', place: 'under', lane: 'generation' },
  ]
}

/** A label at the edge of the axis points to what lies beyond. */
function toward(label: string, value: number, [fromS, untilS]: readonly [number, number]): string {
  if (value < fromS) return `← ${label}`
  return value > untilS ? `${label} →` : label
}
