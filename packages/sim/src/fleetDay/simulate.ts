import { checkSeed } from '../core/resolve'
import { CommandTally } from './commandTally'
import { Commands } from './commands'
import { foundAfter } from './detection'
import { deviceDays } from './deviceDay'
import { DeviceRecord } from './deviceRecord'
import { followCommand } from './followCommand'
import { LagSample, activityLag, keepaliveLag, newSessionLag, summarise } from './lags'
import { DAY_MS, inMilliseconds } from './milliseconds'
import { RegistryTime } from './registryTime'
import { resolve } from './resolve'
import { type DeathRun, type MessageRun, followDevice } from './sessions'
import { trafficOf } from './traffic'
import type { DeathCause, FleetDayAssumptions, FleetDayResult, LagSummaries, Mechanism } from './types'

const MECHANISMS: readonly Mechanism[] = [
  'activity',
  'keepalive',
  'newSession',
  'activityOrNewSession',
  'keepaliveOrNewSession',
]

export function simulate(assumptions: Partial<FleetDayAssumptions> = {}, seed = 1): FleetDayResult {
  const a = resolve(assumptions)
  checkSeed('fleetDay', seed)
  const ms = inMilliseconds(a)
  const deaths = { coverage: 0, nat: 0 }
  const lags = { coverage: new LagSample(), nat: new LagSample() }
  const sent = { heartbeats: 0, positions: 0, reconnections: 0 }

  const registry = new RegistryTime()
  const commands = new Commands(a, seed)
  const tally = new CommandTally(a.awaitConfirmation)

  const onDeaths = (run: DeathRun) => {
    if (a.registry === 'generation') {
      const { lastMessage, diedAt, loginAt, count } = run
      registry.add(lastMessage, loginAt - lastMessage, count, diedAt - lastMessage, foundAfter(run, a.detection, ms))
    }
    const died = inTheDay(run.diedAt, run.every, run.count)
    sent.reconnections += inTheDay(run.loginAt, run.every, run.count)
    if (died === 0) return
    deaths[run.cause] += died
    lags[run.cause].add(activityLag(run, ms), keepaliveLag(run, ms), newSessionLag(run), died)
  }
  const onMessages = (run: MessageRun) => {
    const count = inTheDay(run.first, run.every, run.count)
    if (run.kind === 'position') sent.positions += count
    else sent.heartbeats += count
  }

  const record = new DeviceRecord(a, ms)
  const dayOf = deviceDays(a, ms, seed)
  for (let device = 0; device < a.devices; device++) {
    if (a.registry === 'generation' && !commands.any(device)) {
      followDevice(dayOf(device), ms, DAY_MS, onDeaths, onMessages)
      continue
    }
    record.follow(dayOf(device), Math.max(DAY_MS, commands.latestOf(device) + ms.commandExpiry + 1), onDeaths, onMessages)
    for (const command of commands.of(device)) {
      const generatedAt = commands.at[command]!
      tally.add(generatedAt, followCommand(generatedAt, a.awaitConfirmation, record, ms))
    }
    if (a.registry === 'socket') registry.addWithCloses(record.silences, record.closes)
  }

  const total = deaths.coverage + deaths.nat
  return {
    deaths: { total, ...deaths, perDevice: a.devices === 0 ? null : total / a.devices },
    detection: Object.fromEntries(
      MECHANISMS.map((mechanism) => [mechanism, summariesOf(lags, mechanism)]),
    ) as FleetDayResult['detection'],
    registry: registry.result(a.devices),
    commands: tally.result(),
    traffic: trafficOf(a, sent),
  }
}

function summariesOf(lags: Record<DeathCause, LagSample>, mechanism: Mechanism): LagSummaries {
  const coverage = summarise(LagSample.column([lags.coverage], mechanism))
  const nat = summarise(LagSample.column([lags.nat], mechanism))
  // By far the most of the time goes into summaries, and most fleets have deaths of one cause alone.
  if (nat.count === 0) return { all: { ...coverage }, coverage, nat }
  return { all: summarise(LagSample.column([lags.coverage, lags.nat], mechanism)), coverage, nat }
}

/** How many of `count` moments, `every` apart from `first` on, lie in [0, DAY_MS). */
function inTheDay(first: number, every: number, count: number): number {
  const before0 = first < 0 ? Math.ceil(-first / every) : 0
  const beforeEnd = Math.min(count, Math.ceil((DAY_MS - first) / every))
  return Math.max(0, beforeEnd - before0)
}
