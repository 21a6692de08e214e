import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandOutcomes } from '../commandOutcomes'
import { simulate } from '../simulate'
import { anyAssumptions } from '../testing/anyAssumptions'
import { commandsResult } from '../testing/commandsReference'
import type { PlainCommand } from '../testing/registryReference'
import { replay } from '../testing/replay'
import { commandTrace } from './commandTrace'
import type { CommandTrace } from './events'

const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })

describe('commandTrace', () => {
  it('agrees with simulate and with commandOutcomes', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const { commands } = simulate(assumptions, seed)
        const traces = Array.from({ length: commands.total }, (_, command) => commandTrace(assumptions, seed, command))
        expect(commandsResult(assumptions, traces.map(commandOf))).toEqual(commands)
        const outcomes = commandOutcomes(assumptions, seed)[assumptions.awaitConfirmation ? 'waiting' : 'notWaiting']
        for (const trace of traces) expect(outcomes[trace.final]).toContain(trace.command)
        expect(traces.filter((t) => t.expired).length).toBe(commands.expired)
      }),
      { numRuns: 300, seed: 4 },
    )
  })

  it('holds all that a lookup depends on, in order, from the message before it', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const { total } = simulate(assumptions, seed).commands
        for (let command = 0; command < Math.min(5, total); command++) {
          const { events, fromS, untilS } = commandTrace(assumptions, seed, command)
          expect(events.map((e) => e.atS)).toEqual(events.map((e) => e.atS).sort((x, y) => x - y))
          expect([events[0]!.atS, events.at(-1)!.atS]).toEqual([fromS, untilS])
          replay(events, (event, { session, alive, entry }) => {
            if (event.kind === 'lookup') expect(event).toMatchObject({ entry, alive })
            if (event.kind === 'write') expect(event).toMatchObject({ session: entry, lost: !alive })
            if (event.kind === 'confirmed') expect(event).toMatchObject({ session })
          })
        }
      }),
      { numRuns: 300, seed: 5 },
    )
  })

  it('names the command that is not there', () => {
    expect(() => commandTrace({}, 1, 2000)).toThrow(new RangeError('fleetDay.command: expected an integer from 0 to 1999, got 2000'))
    expect(() => commandTrace({ devices: 0 }, 1, 0)).toThrow('fleetDay.command: expected none, for there are no commands, got 0')
  })
})

describe('the story of a command', () => {
  const unpolite = { awaitConfirmation: false, detection: 'keepalive' } as const
  const kinds = ({ events }: CommandTrace) => events.map((e) => e.kind)

  it('sent for ever: the device was gone, the entry was not, and nobody asked again', () => {
    const [command] = commandOutcomes(unpolite, 1).notWaiting.sent
    const trace = commandTrace(unpolite, 1, command!)
    expect(kinds(trace)).toEqual([
      'message', 'lossStart', 'death', 'generated', 'lookup', 'write', 'lossEnd', 'login', 'registryWrite', 'detection',
    ])
    expect(trace.events.find((e) => e.kind === 'write')).toMatchObject({ lost: true })
    expect(trace.events.at(-1)).toMatchObject({ mechanism: 'newSession' })
  })

  it('waiting, it is written again until the device is back', () => {
    const [command] = commandOutcomes(unpolite, 1).notWaiting.sent.filter((c) => commandOutcomes(unpolite, 1).waiting.verified.includes(c))
    const told = kinds(commandTrace({ ...unpolite, awaitConfirmation: true }, 1, command!))
    expect(told.filter((kind) => kind === 'lookup').length).toBeGreaterThan(1)
    expect(told.slice(told.indexOf('login'))).toEqual([
      'login', 'registryWrite', 'detection', 'lookup', 'write', 'confirmed', 'executed', 'message', 'verified',
    ])
  })

  it('late close: nothing is found although the device is there', () => {
    const late = { registry: 'socket', detection: 'keepalive', awaitConfirmation: false } as const
    const traces = commandOutcomes(late, 1).notWaiting.generated.map((command) => commandTrace(late, 1, command))
    const alive = traces.find((t) => t.events.some((e) => e.kind === 'lookup' && e.alive))
    expect(kinds(alive!)).toEqual([
      'message', 'registryWrite', 'detection', 'registryDelete', 'generated', 'lookup', 'message', 'registryWrite',
    ])
    const erased = alive!.events.find((e) => e.kind === 'registryDelete')!
    expect(erased.closed).toBeLessThan(erased.session)
  })
})

function commandOf({ device, events }: CommandTrace): PlainCommand {
  const ms = (s: number) => Math.round(s * 1000)
  const at = (kind: string) => {
    const event = events.find((e) => e.kind === kind)
    return event && ms(event.atS)
  }
  const generated = events.find((e) => e.kind === 'generated')!
  const writes = events.filter((e) => e.kind === 'write')
  const [confirmedAt, verifiedAt] = [at('confirmed'), at('verified')]
  return {
    device,
    generatedAt: ms(generated.atS),
    expiresAt: ms(generated.expiresAtS),
    writes: writes.length,
    lostWrites: writes.filter((w) => w.lost).length,
    firstLookup: events.some((e) => e.kind === 'confirmed' && e.attempt === 1),
    ...(confirmedAt !== undefined && { confirmedAt }),
    ...(verifiedAt !== undefined && { verifiedAt }),
  }
}
