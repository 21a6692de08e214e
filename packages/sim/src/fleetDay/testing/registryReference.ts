import { stream } from '../../core/random'
import type { FleetDayAssumptions } from '../types'
import type { Death, Walk } from './walk'

const DAY = 86_400_000
const ms = (seconds: number) => Math.round(seconds * 1000)

export interface PlainCommand {
  device: number
  generatedAt: number
  expiresAt: number
  writes: number
  lostWrites: number
  firstLookup: boolean
  confirmedAt?: number
  verifiedAt?: number
}

export function commandsOf(a: FleetDayAssumptions, seed: number): PlainCommand[] {
  if (a.devices === 0) return []
  return Array.from({ length: a.commandsPerDay }, (_, i) => {
    const generatedAt = Math.floor(stream(seed, 'fleetDay.commandAt')(i, 0) * DAY)
    const device = Math.floor(stream(seed, 'fleetDay.commandDevice')(i, 0) * a.devices)
    return { device, generatedAt, expiresAt: generatedAt + ms(a.commandExpiryS), writes: 0, lostWrites: 0, firstLookup: false }
  })
}

/** In the order in which they take effect when they fall together. */
const RANK = { death: 0, message: 1, close: 2, lookup: 3 }

type Event = { at: number } & (
  | { kind: 'death' }
  | { kind: 'message'; login: boolean }
  | { kind: 'close'; session: number }
  | { kind: 'lookup'; command: PlainCommand }
)

/** One device's registry entry through every event of its day; marks its commands, and tells of ghost and absent time. */
export function throughRegistry(a: FleetDayAssumptions, { deaths, messages, opening }: Walk, commands: PlainCommand[]) {
  const events: Event[] = [
    ...deaths.map((d): Event => ({ at: d.diedAt, kind: 'death' })),
    ...messages.map((m): Event => ({ at: m.at, kind: 'message', login: m.kind === 'login' })),
    ...deaths.map((d, session): Event => ({ at: closedAt(a, d), kind: 'close', session })),
    ...commands.flatMap((command) => lookupsOf(a, command).map((at): Event => ({ at, kind: 'lookup', command }))),
    // Nothing happens then but the end of the count.
    { at: DAY, kind: 'close', session: -1 },
  ]
  events.sort((x, y) => x.at - y.at || RANK[x.kind] - RANK[y.kind])

  let now = opening
  let session = 0
  let alive = true
  let entry: number | undefined = 0
  let ghost = 0
  let absent = 0
  for (const event of events) {
    const passed = Math.max(0, Math.min(event.at, DAY) - Math.max(now, 0))
    if (!alive && entry === session) ghost += passed
    if (alive && entry === undefined) absent += passed
    now = event.at
    if (event.kind === 'death') alive = false
    if (event.kind === 'message') {
      if (event.login) session++
      alive = true
      if (event.login || a.registry === 'socket') entry = session
    }
    if (event.kind === 'close' && (event.session === entry || (a.registry === 'socket' && event.session >= 0))) entry = undefined
    if (event.kind === 'lookup' && event.command.confirmedAt === undefined && entry !== undefined) {
      event.command.writes++
      if (alive) confirm(event.command, event.at)
      else event.command.lostWrites++
    }
  }
  return { ghost, absent }

  function confirm(command: PlainCommand, at: number): void {
    command.confirmedAt = at
    command.firstLookup = at === command.generatedAt
    const seen = messages.find((m) => m.at >= at + ms(a.executionS))
    if (seen && seen.at <= command.expiresAt) command.verifiedAt = seen.at
  }
}

function lookupsOf(a: FleetDayAssumptions, { generatedAt, expiresAt }: PlainCommand): number[] {
  const times = [generatedAt]
  const next = () => generatedAt + times.length * ms(a.confirmationWaitS)
  if (a.awaitConfirmation) while (next() < expiresAt) times.push(next())
  return times
}

function closedAt(a: FleetDayAssumptions, { lastMessage, diedAt }: Death): number {
  if (a.detection === 'none') return Infinity
  if (a.detection === 'activity') return lastMessage + ms(a.missedHeartbeats * a.heartbeatIntervalS)
  let probe = lastMessage + ms(a.keepaliveIdleS)
  while (probe <= diedAt) probe += ms(a.keepaliveIdleS)
  return probe + a.keepaliveProbes * ms(a.keepaliveIntervalS)
}
