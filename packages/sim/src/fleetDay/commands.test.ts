import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { activityLag, newSessionLag } from './lags'
import { commandOutcomes } from './commandOutcomes'
import { comparePolicies } from './comparePolicies'
import { DAY_MS } from './milliseconds'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { deathsOf } from './testing/deathsOf'
import { plainState } from './testing/commandsReference'
import { referenceCommands } from './testing/reference'
import { deviceTrace } from './trace/deviceTrace'
import type { CommandState, FleetDayAssumptions } from './types'

/** From the furthest on. */
const STATES: readonly CommandState[] = ['verified', 'confirmed', 'sent', 'generated']
const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })

vi.setConfig({ testTimeout: 120_000 })

describe('5. a registry of sockets: parked, one loss from 60 to 1800 s', () => {
  const parkedOneLoss = { tripsMin: 0, tripsMax: 0, coverageLossesPerDay: 1, registry: 'socket' } as const

  it('after a late close the device is absent for at most a heartbeat', () => {
    let lateCloses = 0
    for (let device = 0; device < 200; device++) {
      const { events } = deviceTrace(parkedOneLoss, 1, device)
      for (const erased of events.filter((e) => e.kind === 'registryDelete' && e.closed < e.session)) {
        const back = events.find((e) => e.kind === 'registryWrite' && e.atS > erased.atS)
        if (!back) continue
        expect(back.atS - erased.atS).toBeLessThanOrEqual(180)
        lateCloses++
      }
    }
    expect(lateCloses).toBeGreaterThan(20)
  })

  it('for 1260/13 s on average, for an early login leaves more of the heartbeat', () => {
    const devices = 200_000
    const late = deathsOf({ ...parkedOneLoss, devices }, 1).filter(
      (d) => newSessionLag(d) < activityLag(d, d.ms) && d.diedAt + activityLag(d, d.ms) < DAY_MS,
    )
    const { absentS } = simulate({ ...parkedOneLoss, devices, commandsPerDay: 0 }, 1).registry
    expect(Math.abs(absentS / late.length - 1260 / 13)).toBeLessThan(1)
  })
})

describe('6. a lookup meets a ghost as often as there are ghosts', () => {
  it.each<[string, Partial<FleetDayAssumptions>]>([
    ['at the defaults', {}],
    ['with keepalive', { detection: 'keepalive' }],
    ['behind a NAT that forgets', { heartbeatIntervalS: 360 }],
    ['in a registry of sockets', { registry: 'socket', detection: 'keepalive' }],
  ])('%s', (_, assumptions) => {
    const once = { ...assumptions, awaitConfirmation: false, devices: 20_000, commandsPerDay: 500_000 }
    const { registry, commands } = simulate(once, 1)
    const share = registry.ghostShare!
    const deviation = Math.sqrt((share * (1 - share)) / commands.total)
    expect(Math.abs(commands.believedDelivered / commands.total - share)).toBeLessThan(4 * deviation)
  })
})

describe('7. what is kept', () => {
  it('each command has one final state, and what it reached is monotone', () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const { total, reached, final, expired, lostWrites, resends } = simulate(assumptions, seed).commands
        expect(total).toBe(assumptions.devices === 0 ? 0 : assumptions.commandsPerDay)
        let beyond = 0
        for (const state of STATES) {
          beyond += final[state]
          expect(reached[state]).toBe(beyond)
        }
        expect(reached.generated).toBe(total)
        expect(expired).toBe(assumptions.awaitConfirmation ? final.generated + final.sent : 0)
        // Every write is a command's first or a resend, and is lost or confirms.
        expect(reached.sent + resends).toBe(lostWrites + reached.confirmed)
      }),
      { numRuns: 300, seed: 2 },
    )
  })
})

describe('both policies', () => {
  it('equal the event-by-event reference, command by command', () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const compared = comparePolicies(assumptions, seed)
        const outcomes = commandOutcomes(assumptions, seed)
        for (const policy of ['notWaiting', 'waiting'] as const) {
          const under = { ...assumptions, awaitConfirmation: policy === 'waiting' }
          expect(compared[policy]).toEqual(simulate(under, seed).commands)
          const plain = referenceCommands(under, seed)
          for (const state of STATES) {
            const expected = plain.flatMap((command, i) => (plainState(command) === state ? [i] : []))
            expect(outcomes[policy][state]).toEqual(expected)
          }
        }
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  it('waiting, nothing is lost that arrived without', () => {
    const { notWaiting, waiting } = commandOutcomes({ commandsPerDay: 20_000 }, 1)
    const late = new Set([...waiting.generated, ...waiting.sent])
    expect([...notWaiting.confirmed, ...notWaiting.verified].filter((command) => late.has(command))).toEqual([])
  })
})

describe('known sizes at the defaults, of 2000 commands', () => {
  const SAMPLE = { devices: 100_000, commandsPerDay: 500_000 }
  const of2000 = (count: number) => (count / SAMPLE.commandsPerDay) * 2000

  it('nobody waits: 28 sent for ever, 35.5 never written', () => {
    const { final } = comparePolicies(SAMPLE, 1).notWaiting
    expect(Math.abs(of2000(final.sent) - 28)).toBeLessThan(1)
    expect(Math.abs(of2000(final.generated) - 35.5)).toBeLessThan(1)
  })

  it.each(['keepalive', 'none'] as const)('nobody waits, detection %s: 63.5 sent for ever, none unwritten', (detection) => {
    const { final } = comparePolicies({ ...SAMPLE, detection }, 1).notWaiting
    expect(Math.abs(of2000(final.sent) - 63.5)).toBeLessThan(1.2)
    expect(final.generated).toBe(0)
  })

  it('waiting: 1970 confirmed, 30 expired, for a loss must hold all of a command’s 20 lookups', () => {
    const { reached, expired } = comparePolicies(SAMPLE, 1).waiting
    expect(Math.abs(of2000(reached.confirmed) - 1970)).toBeLessThan(1)
    // Losses of 60 to 1800 s: E[(length − 570)⁺] = 1230²/(2·1740) = 434.7 s, three a day, 30.2 of 2000; a few merge or
    // begin too late in the day.
    expect(Math.abs(of2000(expired) - 30.1)).toBeLessThan(1)
  })
})
