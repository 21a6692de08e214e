import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { activityLag, keepaliveLag, newSessionLag } from './lags'
import { DAY_MS } from './milliseconds'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { type Death, deathsOf } from './testing/deathsOf'
import type { FleetDayAssumptions } from './types'

const parked = { tripsMin: 0, tripsMax: 0 }
const oneLoss = { coverageLossesPerDay: 1 }
const noLosses = { coverageLossesPerDay: 0 }
const drivingAllDay = { tripsMin: 1, tripsMax: 1, tripMinS: 86_400, tripMaxS: 86_400, tripsFromS: 0, tripsUntilS: 86_400 }
const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })
const once = { numRuns: 200, seed: 2 }

vi.setConfig({ testTimeout: 60_000 })

const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
const activityS = (d: Death) => activityLag(d, d.ms) / 1000
const keepaliveS = (d: Death) => keepaliveLag(d, d.ms) / 1000
const newSessionS = (d: Death) => newSessionLag(d) / 1000

/** Kolmogorov and Smirnov: of n uniform draws the distance passes 1.95/√n once in a thousand. */
function expectUniform(values: readonly number[], from: number, until: number): void {
  const sorted = [...values].sort((a, b) => a - b)
  expect(sorted[0]).toBeGreaterThanOrEqual(from)
  expect(sorted.at(-1)).toBeLessThan(until)
  const distances = sorted.map((value, i) => Math.abs((value - from) / (until - from) - (i + 0.5) / sorted.length))
  expect(Math.max(...distances)).toBeLessThan(1.95 / Math.sqrt(sorted.length))
}

describe('1. activity, coverage lost', () => {
  const devices = 20_000

  it('while parked: uniform from (M − 1)·H to M·H', () => {
    const assumptions = { devices, ...parked, ...oneLoss }
    const lags = deathsOf(assumptions, 1).map(activityS)
    expectUniform(lags, 360, 540)
    expect(Math.abs(mean(lags) - 450)).toBeLessThan(1.5)
    const { count, medianS, p95S } = simulate(assumptions, 1).detection.activity.all
    expect(count).toBe(devices)
    expect(Math.abs(medianS! - 450)).toBeLessThan(2.5)
    expect(Math.abs(p95S! - 531)).toBeLessThan(1.2)
  })

  it('in a trip: uniform from M·H − P to M·H', () => {
    expectUniform(deathsOf({ devices, ...drivingAllDay, ...oneLoss }, 1).map(activityS), 510, 540)
  })
})

describe('2. keepalive', () => {
  it('takes more than its probes, at most its probes and one idle time', () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const { keepaliveIdleS, keepaliveIntervalS, keepaliveProbes } = assumptions
        const probingS = keepaliveIntervalS * keepaliveProbes
        for (const lag of deathsOf({ ...assumptions, devices: 2 }, seed).map(keepaliveS)) {
          expect(lag).toBeGreaterThan(probingS)
          expect(lag).toBeLessThanOrEqual(probingS + keepaliveIdleS)
        }
      }),
      once,
    )
  })

  it.each([
    [60, 10, 3, 60],
    [300, 30, 3, 300],
    [7200, 75, 9, 7785],
  ])('%i/%i/%i takes %i s on average', (keepaliveIdleS, keepaliveIntervalS, keepaliveProbes, expectedS) => {
    const keepalive = { keepaliveIdleS, keepaliveIntervalS, keepaliveProbes }
    const lags = deathsOf({ devices: 20_000, ...parked, ...oneLoss, ...keepalive }, 1).map(keepaliveS)
    expect(Math.abs(mean(lags) - expectedS)).toBeLessThan(1.5)
  })
})

describe('3. the NAT forgets, P ≤ T < H', () => {
  const slow = { devices: 300, heartbeatIntervalS: 360 }

  it('activity takes exactly M·H − T', () => {
    const { nat } = simulate(slow, 1).detection.activity
    expect(nat).toEqual({ count: simulate(slow, 1).deaths.nat, medianS: 780, p95S: 780, maxS: 780 })
    for (const death of deathsOf(slow, 1).filter((d) => d.cause === 'nat')) expect(activityS(death)).toBe(780)
  })

  it('a new session takes exactly H − T, unless a trip or a loss comes first', () => {
    const undisturbed = simulate({ ...slow, ...parked, ...noLosses }, 1)
    expect(undisturbed.detection.newSession.all).toEqual({ count: 300 * 240, medianS: 60, p95S: 60, maxS: 60 })

    const disturbed = deathsOf(slow, 1).filter((d) => d.cause === 'nat' && newSessionS(d) !== 60)
    expect(disturbed.length).toBeGreaterThan(0)
    for (const { loginAt, day } of disturbed) {
      expect([...day.trips.starts.subarray(0, day.trips.count), ...day.losses.ends.subarray(0, day.losses.count)]).toContain(loginAt)
    }
  })

  it('at exactly T the connection lives', () => {
    expect(simulate({ devices: 300, heartbeatIntervalS: 300 }, 1).deaths.nat).toBe(0)
    expect(simulate({ devices: 300, heartbeatIntervalS: 300.001 }, 1).deaths.nat).toBeGreaterThan(0)
  })
})

describe('4. the login or the limit, losses from 60 to 1800 s', () => {
  const deaths = deathsOf({ devices: 100_000, ...parked, ...oneLoss }, 1)

  it('the login comes first in 0.2241 of the deaths', () => {
    const first = deaths.filter((d) => newSessionLag(d) < activityLag(d, d.ms)).length / deaths.length
    expect(Math.abs(first - 0.2241)).toBeLessThan(0.005)
  })

  it('the first of both takes 405.5 s on average', () => {
    expect(Math.abs(mean(deaths.map((d) => Math.min(newSessionS(d), activityS(d)))) - 405.5)).toBeLessThan(1.5)
  })
})

describe('7. what is kept', () => {
  it('each death but those still unnoticed at midnight has its login in the day', () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const dead = deathsOf(assumptions, seed).filter((d) => d.diedAt < DAY_MS)
        const deadAt0 = dead.filter((d) => d.diedAt < 0).length
        const late = dead.filter((d) => d.loginAt >= DAY_MS).length
        const { deaths, traffic } = simulate(assumptions, seed)
        expect(traffic.reconnections).toBe(deaths.total + deadAt0 - late)
      }),
      once,
    )
  })

  it('each death is of one cause and every mechanism learns of it, the first of two no later than either', () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, (assumptions, seed) => {
        const { deaths, detection } = simulate(assumptions, seed)
        expect(deaths.coverage + deaths.nat).toBe(deaths.total)
        for (const { all, coverage, nat } of Object.values(detection)) {
          expect([all.count, coverage.count, nat.count]).toEqual([deaths.total, deaths.coverage, deaths.nat])
        }
        if (deaths.total === 0) return
        const { activity, keepalive, newSession, activityOrNewSession, keepaliveOrNewSession } = detection
        for (const key of ['medianS', 'p95S', 'maxS'] as const) {
          expect(activityOrNewSession.all[key]).toBeLessThanOrEqual(Math.min(activity.all[key]!, newSession.all[key]!))
          expect(keepaliveOrNewSession.all[key]).toBeLessThanOrEqual(Math.min(keepalive.all[key]!, newSession.all[key]!))
        }
      }),
      once,
    )
  })
})

describe('traffic', () => {
  const traffic = (assumptions: Partial<FleetDayAssumptions>) => simulate({ devices: 100, ...assumptions }, 1).traffic

  it('a parked device sends 480 heartbeats of 145 bytes', () => {
    expect(traffic({ ...parked, ...noLosses })).toEqual({
      heartbeats: 48_000,
      positions: 0,
      reconnections: 0,
      heartbeatBytesPerDeviceDay: 480 * (3 * 40 + 25),
      reconnectionBytesPerDeviceDay: 0,
    })
  })

  it('a device that drives all day sends a position each 30 s and no heartbeat', () => {
    expect(traffic({ ...drivingAllDay, ...noLosses })).toMatchObject({ heartbeats: 0, positions: 288_000 })
  })

  it('trips that touch send one position at the joint', () => {
    const three = { tripsMin: 3, tripsMax: 3, tripMinS: 600, tripMaxS: 600, tripsFromS: 0, tripsUntilS: 1800 }
    // At 0, 30, … 1800.
    expect(traffic({ ...three, ...noLosses })).toMatchObject({ positions: 6100 })
  })

  it('a reconnection costs 268 bytes', () => {
    const { reconnections, reconnectionBytesPerDeviceDay } = traffic({ coverageLossMaxS: 60 })
    expect(reconnectionBytesPerDeviceDay).toBe((reconnections * (6 * 40 + 28)) / 100)
  })

  it('of no device, no loss and no trip is nothing, never NaN', () => {
    const nobody = simulate({ devices: 0 }, 1)
    expect(nobody.deaths).toEqual({ total: 0, coverage: 0, nat: 0, perDevice: null })
    expect(nobody.traffic).toMatchObject({ heartbeatBytesPerDeviceDay: null, reconnectionBytesPerDeviceDay: null })
    const nothing = { count: 0, medianS: null, p95S: null, maxS: null }
    for (const { all, coverage, nat } of Object.values(simulate({ ...noLosses, ...parked }, 1).detection)) {
      expect([all, coverage, nat]).toEqual([nothing, nothing, nothing])
    }
  })
})

describe('known sizes at the defaults', () => {
  const { deaths, detection } = simulate({ devices: 200_000 }, 1)

  it('2.9 deaths a device, by coverage alone', () => {
    expect(deaths.perDevice).toBeCloseTo(2.9365, 2)
    expect(deaths.nat).toBe(0)
  })

  it.each([
    ['activity', 462, 1],
    ['keepalive', 7797, 1],
    ['newSession', 937, 4],
  ] as const)('%s takes about %i s (median)', (mechanism, medianS, within) => {
    expect(Math.abs(detection[mechanism].all.medianS! - medianS)).toBeLessThan(within)
  })
})
