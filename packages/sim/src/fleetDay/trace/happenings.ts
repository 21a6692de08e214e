import { foundAfter } from '../detection'
import type { DeviceDay } from '../deviceDay'
import type { Milliseconds } from '../milliseconds'
import { type DeathRun, followDevice } from '../sessions'
import type { Spans } from '../spans'
import type { FleetDayAssumptions } from '../types'
import type { DeviceEvent } from './events'

/** A session's close by the detection in force; what it does is for the registry to say. */
export interface Close {
  kind: 'close'
  atS: number
  session: number
  diedAtS: number
  loginAtS: number
}

export type Happening = DeviceEvent | Close

/** In the order in which they take effect when they fall together. */
const ORDER: readonly string[] = ['lossStart', 'death', 'lossEnd', 'tripEnd', 'tripStart', 'message', 'login', 'close']

/** What befalls a device up to `until`, and its sessions' closes: one by one, in order. */
export function happenings(a: FleetDayAssumptions, ms: Milliseconds, day: DeviceDay, until: number): Happening[] {
  const all: Happening[] = [
    { kind: 'message', atS: s(day.lastMessage), session: 0, message: 'heartbeat' },
    ...each(day.trips, (start, end): Happening[] => [
      { kind: 'tripStart', atS: s(start) },
      { kind: 'tripEnd', atS: s(end) },
    ]),
    ...each(day.losses, (start, end): Happening[] => [
      { kind: 'lossStart', atS: s(start), untilS: s(end) },
      { kind: 'lossEnd', atS: s(end) },
    ]),
  ]
  const lossEnds = day.losses.ends.subarray(0, day.losses.count)
  let session = 0

  const onDeaths = (run: DeathRun) => {
    const after = foundAfter(run, a.detection, ms)
    for (let i = 0; i < run.count; i++, session++) {
      const later = (at: number) => s(at + i * run.every)
      const foundAtS = after === Infinity ? null : later(run.lastMessage + after)
      const [lastMessageAtS, diedAtS, loginAtS] = [later(run.lastMessage), later(run.diedAt), later(run.loginAt)]
      const reason = lossEnds.includes(run.loginAt + i * run.every) ? 'coverageBack' : 'natAnswered'
      all.push({ kind: 'death', atS: diedAtS, session, cause: run.cause, lastMessageAtS, loginAtS, foundAtS })
      all.push({ kind: 'login', atS: loginAtS, session: session + 1, reason })
      if (foundAtS !== null) all.push({ kind: 'close', atS: foundAtS, session, diedAtS, loginAtS })
    }
  }
  followDevice(day, ms, until + 1, onDeaths, ({ kind, first, every, count }) => {
    for (let i = 0; i < count; i++) all.push({ kind: 'message', atS: s(first + i * every), session, message: kind })
  })
  return all
    .filter(({ atS }) => atS <= s(until))
    .sort((x, y) => x.atS - y.atS || ORDER.indexOf(x.kind) - ORDER.indexOf(y.kind))
}

function each<T>({ count, starts, ends }: Spans, of: (start: number, end: number) => T[]): T[] {
  return Array.from({ length: count }, (_, i) => of(starts[i]!, ends[i]!)).flat()
}

function s(ms: number): number {
  return ms / 1000
}
