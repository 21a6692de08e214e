import { stream } from '../../core/random'
import { plainQuantile } from '../../core/testing/plainQuantile'
import { resolve } from '../resolve'
import { type PlainCommand, commandsOf, commandsResult, throughRegistry } from './registryReference'
import type { DeathCause, FleetDayAssumptions, FleetDayResult, LagSummaries } from '../types'

const DAY = 86_400_000
const ms = (seconds: number) => Math.round(seconds * 1000)
const uniform = (min: number, max: number, u: number) => min + Math.floor(u * (max - min))

interface Span {
  start: number
  end: number
}

export interface PlainDay {
  lastMessage: number
  trips: Span[]
  losses: Span[]
}

export interface Death {
  cause: DeathCause
  lastMessage: number
  diedAt: number
  loginAt: number
}

export interface Walk {
  /** The last message before midnight, by which the session open then is known. */
  opening: number
  deaths: Death[]
  messages: { at: number; kind: 'position' | 'heartbeat' | 'login' }[]
}

/** The model as its definition reads, event by event; it shares nothing with `simulate` but the draws. */
export function reference(partial: Partial<FleetDayAssumptions>, seed: number): FleetDayResult {
  const a = resolve(partial)
  const commands = commandsOf(a, seed)
  const until = commands.reduce((latest, c) => Math.max(latest, c.expiresAt + 1), DAY)
  const walks = Array.from({ length: a.devices }, (_, device) => walk(a, dayOf(a, seed, device), until))
  const registry = registryOf(a, walks, commands)
  const deaths = walks.flatMap((w) => w.deaths).filter((d) => d.diedAt >= 0 && d.diedAt < DAY)
  const sent = walks.flatMap((w) => w.messages).filter((m) => m.at >= 0 && m.at < DAY)
  const count = (kind: string) => sent.filter((m) => m.kind === kind).length
  const perDevice = (total: number) => (a.devices === 0 ? null : total / a.devices)

  const activity = (d: Death) => d.lastMessage + ms(a.missedHeartbeats * a.heartbeatIntervalS) - d.diedAt
  const newSession = (d: Death) => d.loginAt - d.diedAt
  const keepalive = (d: Death) => {
    let probe = d.lastMessage + ms(a.keepaliveIdleS)
    while (probe <= d.diedAt) probe += ms(a.keepaliveIdleS)
    return probe + a.keepaliveProbes * ms(a.keepaliveIntervalS) - d.diedAt
  }
  const summaries = (lag: (death: Death) => number): LagSummaries => {
    const of = (some: readonly Death[]) => {
      const lags = some.map(lag)
      const inSeconds = (value: number | null) => (value === null ? null : value / 1000)
      const [medianS, p95S, maxS] = [0.5, 0.95, 1].map((p) => inSeconds(plainQuantile(lags, p)))
      return { count: lags.length, medianS: medianS!, p95S: p95S!, maxS: maxS! }
    }
    const by = (cause: DeathCause) => of(deaths.filter((d) => d.cause === cause))
    return { all: of(deaths), coverage: by('coverage'), nat: by('nat') }
  }

  return {
    deaths: {
      total: deaths.length,
      coverage: deaths.filter((d) => d.cause === 'coverage').length,
      nat: deaths.filter((d) => d.cause === 'nat').length,
      perDevice: perDevice(deaths.length),
    },
    detection: {
      activity: summaries(activity),
      keepalive: summaries(keepalive),
      newSession: summaries(newSession),
      activityOrNewSession: summaries((d) => Math.min(activity(d), newSession(d))),
      keepaliveOrNewSession: summaries((d) => Math.min(keepalive(d), newSession(d))),
    },
    registry,
    commands: commandsResult(a, commands),
    traffic: {
      heartbeats: count('heartbeat'),
      positions: count('position'),
      reconnections: count('login'),
      heartbeatBytesPerDeviceDay: perDevice(count('heartbeat') * (3 * a.headerBytes + a.heartbeatPayloadBytes)),
      reconnectionBytesPerDeviceDay: perDevice(count('login') * (6 * a.headerBytes + a.loginPayloadBytes)),
    },
  }
}

function registryOf(a: FleetDayAssumptions, walks: readonly Walk[], commands: readonly PlainCommand[]): FleetDayResult['registry'] {
  const devices = walks.map((w, device) => throughRegistry(a, w, commands.filter((c) => c.device === device)))
  const ghost = devices.reduce((sum, d) => sum + d.ghost, 0)
  const absent = devices.reduce((sum, d) => sum + d.absent, 0)
  const share = (time: number) => (a.devices === 0 ? null : time / (a.devices * DAY))
  return { ghostS: ghost / 1000, absentS: absent / 1000, ghostShare: share(ghost), absentShare: share(absent) }
}

type Periods = Pick<FleetDayAssumptions, 'positionIntervalS' | 'heartbeatIntervalS' | 'natTimeoutS'>

/** One device, a message at a time, from the session open at midnight until the day is over and nothing waits. */
export function walk(a: Periods, { lastMessage, trips, losses }: PlainDay, until = DAY): Walk {
  const result: Walk = { opening: lastMessage, deaths: [], messages: [] }
  let last = lastMessage
  let dead: Omit<Death, 'loginAt'> | undefined

  const login = (at: number) => {
    if (dead) result.deaths.push({ ...dead, loginAt: at })
    dead = undefined
    result.messages.push({ at, kind: 'login' })
    last = at
  }

  while (last < until) {
    const trip = trips.find((t) => t.start <= last && last < t.end)
    const nextTrip = trips.find((t) => t.start > last)
    const due = trip
      ? Math.min(last + ms(a.positionIntervalS), trip.end)
      : Math.min(last + ms(a.heartbeatIntervalS), nextTrip?.start ?? Infinity)
    const forgotten = due > last + ms(a.natTimeoutS) ? last + ms(a.natTimeoutS) : Infinity
    const loss = losses.find((l) => l.start > last)
    const lost = loss?.start ?? Infinity

    if (forgotten < lost) dead = { cause: 'nat', lastMessage: last, diedAt: forgotten }
    if (loss && lost <= due) {
      dead ??= { cause: 'coverage', lastMessage: last, diedAt: lost }
      login(loss.end)
    } else if (dead) {
      login(due)
    } else {
      const inTrip = trips.some((t) => t.start <= due && due <= t.end)
      result.messages.push({ at: due, kind: inTrip ? 'position' : 'heartbeat' })
      last = due
    }
  }
  return result
}

function dayOf(a: FleetDayAssumptions, seed: number, device: number): PlainDay {
  return {
    lastMessage: uniform(-ms(a.heartbeatIntervalS), 0, stream(seed, 'fleetDay.lastMessage')(device, 0)),
    trips: tripsOf(a, seed, device),
    losses: lossesOf(a, seed, device),
  }
}

function tripsOf(a: FleetDayAssumptions, seed: number, device: number): Span[] {
  const count = uniform(a.tripsMin, a.tripsMax + 1, stream(seed, 'fleetDay.tripCount')(device, 0))
  const each = Array.from({ length: count }, (_, i) => i)
  const lengths = each.map((i) => uniform(ms(a.tripMinS), ms(a.tripMaxS), stream(seed, 'fleetDay.tripLength')(device, i)))
  const before = (i: number) => lengths.slice(0, i).reduce((sum, length) => sum + length, 0)
  const slack = ms(a.tripsUntilS) - ms(a.tripsFromS) - before(count)
  const cuts = each.map((i) => uniform(0, slack, stream(seed, 'fleetDay.tripSlack')(device, i))).sort((x, y) => x - y)
  return each.map((i) => {
    const start = ms(a.tripsFromS) + cuts[i]! + before(i)
    return { start, end: start + lengths[i]! }
  })
}

function lossesOf(a: FleetDayAssumptions, seed: number, device: number): Span[] {
  const drawn = Array.from({ length: a.coverageLossesPerDay }, (_, i) => {
    const start = uniform(0, DAY, stream(seed, 'fleetDay.lossStart')(device, i))
    const length = uniform(ms(a.coverageLossMinS), ms(a.coverageLossMaxS), stream(seed, 'fleetDay.lossLength')(device, i))
    return { start, end: start + length }
  })
  return mergeTouching(drawn)
}

export function mergeTouching(losses: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const loss of [...losses].sort((x, y) => x.start - y.start)) {
    const previous = merged.at(-1)
    if (previous && loss.start <= previous.end) previous.end = Math.max(previous.end, loss.end)
    else merged.push({ ...loss })
  }
  return merged
}
