import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainQuantile } from '../../core/testing/plainQuantile'
import { simulate } from '../simulate'
import { anyAssumptions } from '../testing/anyAssumptions'
import { registryTimeOf } from '../testing/replay'
import type { FleetDayAssumptions, Mechanism } from '../types'
import { deviceTrace } from './deviceTrace'
import type { DeviceEvent } from './events'

const DAY_S = 86_400
const inTheDay = ({ atS }: { atS: number }) => atS >= 0 && atS < DAY_S
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type EventOf<K> = Extract<DeviceEvent, { kind: K }>

describe('deviceTrace', () => {
  it('agrees with simulate', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (assumptions, seed) => {
        const { deaths, detection, registry, traffic } = simulate(assumptions, seed)
        const traces = Array.from({ length: assumptions.devices }, (_, device) => deviceTrace(assumptions, seed, device))
        const of = <K extends DeviceEvent['kind']>(kind: K) =>
          traces.map((t) => t.events.filter((e): e is EventOf<K> => e.kind === kind))
        const died = of('death').flat().filter(inTheDay)
        expect([died.length, died.filter((d) => d.cause === 'nat').length]).toEqual([deaths.total, deaths.nat])
        const sent = of('message').flat().filter(inTheDay)
        expect(sent.filter((m) => m.message === 'position').length).toBe(traffic.positions)
        expect(sent.filter((m) => m.message === 'heartbeat').length).toBe(traffic.heartbeats)
        expect(of('login').flat().filter(inTheDay).length).toBe(traffic.reconnections)

        const time = traces.map(registryTimeOf)
        expect(sum(time.map((t) => t.ghost)) / 1000).toBe(registry.ghostS)
        expect(sum(time.map((t) => t.absent)) / 1000).toBe(registry.absentS)

        const mechanism = mechanismOf(assumptions)
        if (mechanism === undefined) return
        const lags = of('detection').flat().filter((d) => d.diedAtS >= 0 && d.diedAtS < DAY_S).map(lagMs)
        const { count, medianS, p95S, maxS } = detection[mechanism].all
        expect(lags.length).toBe(count)
        const quantile = (p: number) => (count === 0 ? null : plainQuantile(lags, p)! / 1000)
        expect([quantile(0.5), quantile(0.95), quantile(1)]).toEqual([medianS, p95S, maxS])
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  it('is in order, and each death has its login', () => {
    const { events } = deviceTrace({ heartbeatIntervalS: 360, registry: 'socket' }, 1, 5)
    expect(events.map((e) => e.atS)).toEqual(events.map((e) => e.atS).sort((x, y) => x - y))
    const deaths = events.filter((e) => e.kind === 'death')
    const logins = events.filter((e) => e.kind === 'login')
    expect(deaths.length).toBeGreaterThan(50)
    for (const { session, loginAtS } of deaths.filter(inTheDay)) {
      expect(logins.find((l) => l.session === session + 1)?.atS).toBe(loginAtS)
    }
  })

  it('names the device that is not there', () => {
    expect(() => deviceTrace({ devices: 10 }, 1, 10)).toThrow(
      new RangeError('fleetDay.device: expected an integer from 0 to 9, got 10'),
    )
    expect(() => deviceTrace({ devices: 0 }, 1, 0)).toThrow('fleetDay.device: expected none, for there are no devices, got 0')
    expect(() => deviceTrace({}, 1, '0' as never)).toThrow(TypeError)
  })
})

/** The mechanism by which this server learns; by no registry of sockets where nothing detects. */
function mechanismOf({ detection, registry }: FleetDayAssumptions): Mechanism | undefined {
  if (registry === 'socket') return detection === 'none' ? undefined : detection
  return detection === 'none' ? 'newSession' : `${detection}OrNewSession`
}

function lagMs({ atS, diedAtS }: { atS: number; diedAtS: number }): number {
  return Math.round(atS * 1000) - Math.round(diedAtS * 1000)
}
