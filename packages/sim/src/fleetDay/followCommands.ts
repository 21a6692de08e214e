import { checkSeed } from '../core/resolve'
import { Commands } from './commands'
import { deviceDays } from './deviceDay'
import { DeviceRecord } from './deviceRecord'
import { type CommandOutcome, followCommand } from './followCommand'
import { inMilliseconds } from './milliseconds'
import { resolve } from './resolve'
import type { FleetDayAssumptions } from './types'

export interface CommandUnderBoth {
  command: number
  generatedAt: number
  notWaiting: CommandOutcome
  waiting: CommandOutcome
}

/** Every command of a day under both policies. Only the devices that get one are followed. */
export function followCommands(
  assumptions: Partial<FleetDayAssumptions>,
  seed: number,
  onCommand: (command: CommandUnderBoth) => void,
): void {
  const a = resolve(assumptions)
  checkSeed('fleetDay', seed)
  const ms = inMilliseconds(a)
  const commands = new Commands(a, seed)
  const record = new DeviceRecord(a, ms)
  const dayOf = deviceDays(a, ms, seed)
  for (let device = 0; device < a.devices; device++) {
    if (!commands.any(device)) continue
    record.follow(dayOf(device), commands.latestOf(device) + ms.commandExpiry + 1)
    for (const command of commands.of(device)) {
      const generatedAt = commands.at[command]!
      const under = (waiting: boolean) => followCommand(generatedAt, waiting, record, ms)
      onCommand({ command, generatedAt, notWaiting: under(false), waiting: under(true) })
    }
  }
}
