import { plainQuantile } from '../../core/testing/plainQuantile'
import { resolve } from '../resolve'
import type { DeathCause, FleetDayAssumptions, FleetDayResult, LagSummaries } from '../types'
import { commandsResult } from './commandsReference'
import { dayOf } from './plainDay'
import { type PlainCommand, commandsOf, throughRegistry } from './registryReference'
import { type Death, type Walk, walk } from './walk'

const DAY = 86_400_000
const ms = (seconds: number) => Math.round(seconds * 1000)

/** The model as its definition reads, event by event; it shares nothing with `simulate` but the draws. */
export function reference(partial: Partial<FleetDayAssumptions>, seed: number): FleetDayResult {
  const a = resolve(partial)
  const { walks, commands, registry } = wholeDay(a, seed)
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

/** Each of the day's commands, with what became of it. */
export function referenceCommands(partial: Partial<FleetDayAssumptions>, seed: number): readonly PlainCommand[] {
  return wholeDay(resolve(partial), seed).commands
}

function wholeDay(a: FleetDayAssumptions, seed: number) {
  const commands = commandsOf(a, seed)
  const until = commands.reduce((latest, c) => Math.max(latest, c.expiresAt + 1), DAY)
  const walks = Array.from({ length: a.devices }, (_, device) => walk(a, dayOf(a, seed, device), until))
  return { walks, commands, registry: registryOf(a, walks, commands) }
}

function registryOf(a: FleetDayAssumptions, walks: readonly Walk[], commands: readonly PlainCommand[]): FleetDayResult['registry'] {
  const devices = walks.map((w, device) => throughRegistry(a, w, commands.filter((c) => c.device === device)))
  const ghost = devices.reduce((sum, d) => sum + d.ghost, 0)
  const absent = devices.reduce((sum, d) => sum + d.absent, 0)
  const share = (time: number) => (a.devices === 0 ? null : time / (a.devices * DAY))
  return { ghostS: ghost / 1000, absentS: absent / 1000, ghostShare: share(ghost), absentShare: share(absent) }
}
