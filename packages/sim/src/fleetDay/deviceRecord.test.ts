import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeviceRecord } from './deviceRecord'
import { type CommandOutcome, followCommand } from './followCommand'
import { DAY_MS, inMilliseconds } from './milliseconds'
import { RegistryTime } from './registryTime'
import { resolve } from './resolve'
import { asDeviceDay, coarseDay, coarsePeriods, steps } from './testing/coarseDay'
import type { PlainDay } from './testing/plainDay'
import { type PlainCommand, throughRegistry } from './testing/registryReference'
import { walk } from './testing/walk'
import type { FleetDayAssumptions } from './types'

/** On the same grid as the day, so that messages, closes, lookups and expiries fall together. */
const coarseCommands = fc.record({
  generatedAt: fc.array(steps(0, 23).map((s) => s * 1000), { maxLength: 8 }),
  confirmationWaitS: steps(1, 3),
  commandExpiryS: steps(1, 12),
  executionS: fc.constantFrom(0, 3600),
  awaitConfirmation: fc.boolean(),
})

const coarseServer = fc.record({
  detection: fc.constantFrom('activity', 'keepalive', 'none'),
  registry: fc.constantFrom('generation', 'socket'),
  missedHeartbeats: fc.constantFrom(3, 4, 12),
  keepaliveIdleS: steps(1, 9),
  keepaliveIntervalS: fc.constant(3600),
  keepaliveProbes: fc.integer({ min: 1, max: 3 }),
})

describe('DeviceRecord', () => {
  it('finds, command by command, what the event-by-event registry finds, whatever falls together', () => {
    fc.assert(
      fc.property(coarsePeriods, coarseDay, coarseServer, coarseCommands, (periods, day, server, { generatedAt, ...policy }) => {
        const a = resolve({ ...periods, ...server, ...policy })
        expect(outcomes(a, day, generatedAt)).toEqual(plainOutcomes(a, day, generatedAt))
      }),
      { numRuns: 20_000, seed: 1 },
    )
  })
})

function outcomes(a: FleetDayAssumptions, day: PlainDay, generatedAt: readonly number[]) {
  const ms = inMilliseconds(a)
  const record = new DeviceRecord(a, ms)
  record.follow(asDeviceDay(day), 2 * DAY_MS)
  const commands = generatedAt.map((at) => followCommand(at, a.awaitConfirmation, record, ms))
  if (a.registry === 'generation') return { commands }
  const time = new RegistryTime()
  time.addWithCloses(record.silences, record.closes)
  const { ghostS, absentS } = time.result(1)
  return { commands, ghostS, absentS }
}

function plainOutcomes(a: FleetDayAssumptions, day: PlainDay, generatedAt: readonly number[]) {
  const plain = generatedAt.map((at): PlainCommand => {
    const expiresAt = at + a.commandExpiryS * 1000
    return { device: 0, generatedAt: at, expiresAt, writes: 0, lostWrites: 0, firstLookup: false }
  })
  const { ghost, absent } = throughRegistry(a, walk(a, day, 2 * DAY_MS), plain)
  const commands = plain.map(
    ({ lostWrites, confirmedAt = Infinity, verifiedAt = Infinity }): CommandOutcome => ({ lostWrites, confirmedAt, verifiedAt }),
  )
  return a.registry === 'generation' ? { commands } : { commands, ghostS: ghost / 1000, absentS: absent / 1000 }
}
