import { checkIndex } from '../../core/checkIndex'
import { checkSeed } from '../../core/resolve'
import { stateOf } from '../commandTally'
import { Commands } from '../commands'
import { deviceDays } from '../deviceDay'
import { DeviceRecord } from '../deviceRecord'
import { type CommandOutcome, followCommand } from '../followCommand'
import { inMilliseconds } from '../milliseconds'
import { resolve } from '../resolve'
import type { Spans } from '../spans'
import type { FleetDayAssumptions } from '../types'
import { commandEvents } from './commandEvents'
import type { CommandTrace } from './events'
import { happenings } from './happenings'
import { withRegistry } from './withRegistry'

/** One of the day's commands, event by event, amid what befalls its device, as `simulate` counts it. */
export function commandTrace(assumptions: Partial<FleetDayAssumptions>, seed: number, command: number): CommandTrace {
  const a = resolve(assumptions)
  checkSeed('fleetDay', seed)
  const ms = inMilliseconds(a)
  const commands = new Commands(a, seed)
  checkIndex('fleetDay', 'command', command, commands.total)
  const device = commands.device[command]!
  const generatedAt = commands.at[command]!
  const expiresAt = generatedAt + ms.commandExpiry
  const day = deviceDays(a, ms, seed)(device)

  const record = new DeviceRecord(a, ms)
  // No live device is silent for longer than that: the message that ends the story is on the record.
  record.follow(day, expiresAt + ms.execution + Math.max(ms.heartbeat, ms.position) + 1)
  const outcome = followCommand(generatedAt, a.awaitConfirmation, record, ms)
  const from = record.silences.messageBefore(generatedAt)
  const until = record.silences.messageFrom(end(outcome))

  const ofDevice = withRegistry(happenings(a, ms, day, until), a.registry, a.detection)
  const ofCommand = commandEvents(a, ms, generatedAt, outcome, record, ofDevice)
  return {
    command,
    device,
    registry: a.registry,
    awaitConfirmation: a.awaitConfirmation,
    generatedAtS: generatedAt / 1000,
    expiresAtS: expiresAt / 1000,
    final: stateOf(outcome),
    expired: a.awaitConfirmation && outcome.confirmedAt === Infinity,
    fromS: from / 1000,
    untilS: until / 1000,
    startsDriving: holds(day.trips, from),
    // Stable: at equal times the device's events come first, for a lookup comes last.
    events: [...ofDevice.filter(({ atS }) => atS >= from / 1000), ...ofCommand].sort((x, y) => x.atS - y.atS),
  }

  /** The first message from here on ends the story: it shows the execution, or that the device is there after all. */
  function end({ confirmedAt }: CommandOutcome): number {
    if (confirmedAt < Infinity) return confirmedAt + ms.execution
    return a.awaitConfirmation ? expiresAt : generatedAt + 1
  }
}

function holds({ count, starts, ends }: Spans, at: number): boolean {
  for (let i = 0; i < count; i++) if (starts[i]! <= at && at < ends[i]!) return true
  return false
}
