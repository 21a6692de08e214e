import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ensemble } from '../core/ensemble'
import { gatewayRestart } from './gatewayRestart'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import type { GatewayRestartAssumptions } from './types'

type Given = Partial<GatewayRestartAssumptions>
const t100S = (assumptions: Given) => simulate(assumptions).t100S
const whole = (min: number, max: number) => fc.integer({ min, max })

describe('one instance and the fixed policy are free of chance', () => {
  it('and give at the defaults', () => {
    expect(simulate()).toMatchObject({
      t50S: 167, t95S: 286, t100S: 292, attempts: 51_960, refused: 25_000, loginTimeouts: 21_960, synDropped: 95_160,
    })
  })

  it.each([
    [64, 538], [128, 292], [256, 169], [511, 139], [768, 163], [832, 189], [896, null], [900, null], [1024, null],
  ])('and by a queue of %i all are back after %s s', (queueCapacity, expected) => {
    expect(t100S({ queueCapacity })).toBe(expected)
  })

  it('and a queue of 1024 leaves the fleet stuck at 39 %', () => {
    const { curve, t50S, t95S } = simulate({ queueCapacity: 1024 })
    expect([curve.length, curve.at(-1), t50S, t95S]).toEqual([3601, 0.3904, null, null])
  })

  it.each([
    [800, 139], [1800, 139], [2048, 144], [3200, 468], [3300, null], [1_000_000, null],
  ])('and accepting no more than 100/s, by a queue of %i, after %s s', (queueCapacity, expected) => {
    expect(t100S({ queueCapacity, acceptPerS: 100 })).toBe(expected)
  })

  it('and skipping dead logins makes a long queue harmless', () => {
    expect(t100S({ queueCapacity: 4096, deadLogins: 'skipped' })).toBe(139)
  })

  it('and bring 50,000 devices back to a faster gateway', () => {
    const fast = { queueCapacity: 1024, acceptPerS: 200, authPerS: 200, initPerS: 1000, downtimeS: 30 }
    expect(t100S({ devices: 50_000, ...fast })).toBe(537)
  })
})

describe('waiting at random', () => {
  it('brings all back in about 176 s, over the fifty seeds, where the queue holds who comes', { timeout: 60_000 }, () => {
    const { values } = ensemble(gatewayRestart, { retryPolicy: 'random', queueCapacity: 4096 })
    const sorted = values.t100.map((t) => t!).sort((x, y) => x - y)
    expect([sorted[0], sorted[24], sorted[49]]).toEqual([171, 176, 179])
  })

  it('takes some seconds longer with the default queue', { timeout: 60_000 }, () => {
    const { p5, median, p95 } = ensemble(gatewayRestart, { retryPolicy: 'random' }).bands.t100
    expect(p5).toBeGreaterThan(170)
    expect(median).toBeGreaterThan(180)
    expect(median).toBeLessThan(190)
    expect(p95).toBeLessThan(202)
  })
})

describe('the cliff', () => {
  const cliff = fc
    .record({
      authPerS: whole(1, 20),
      loginTimeoutS: whole(2, 40),
      retryIntervalS: whole(1, 40),
      downtimeS: whole(0, 90),
      faster: whole(0, 9),
    })
    .map(({ authPerS, loginTimeoutS, retryIntervalS, downtimeS, faster }) => {
      const devices = authPerS * (2 * loginTimeoutS + retryIntervalS)
      const rates = { authPerS, acceptPerS: authPerS + faster, initPerS: authPerS }
      return { devices, ...rates, loginTimeoutS, retryIntervalS, downtimeS, queueCapacity: devices, horizonS: 6000 }
    })

  it('auth × (2 × loginTimeout + interval) devices never come back, one less does', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(cliff, whole(0, 50), (atTheCliff, more) => {
        const { devices, queueCapacity } = atTheCliff
        expect(t100S({ ...atTheCliff, devices: devices + more, queueCapacity: queueCapacity + more })).toBeNull()
        expect(t100S({ ...atTheCliff, devices: devices - 1 })).not.toBeNull()
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  it('lies at 4000 devices for the default rates', () => {
    expect(t100S({ devices: 4000, queueCapacity: 4096, horizonS: 86_400 })).toBeNull()
    expect(t100S({ devices: 3999, queueCapacity: 4096 })).not.toBeNull()
  })
})

describe('whatever the assumptions', () => {
  const run = { numRuns: 500, seed: 2 }
  const seeds = whole(0, 0xffff_ffff)

  it('no fleet is back sooner than the slowest rate allows', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, seeds, (given, seed) => {
        const a = { ...given, instancesDown: given.instances }
        const slowest = Math.min(a.acceptPerS, a.authPerS, a.initPerS)
        const { t100S: back, curve, perSecond } = simulate(a, seed)
        if (back === null) return
        const firstS = a.retryPolicy === 'fixed' ? a.retryIntervalS : 1
        const floorS = Math.max(a.downtimeS, firstS) + Math.ceil(a.devices / (a.instances * slowest)) - 1
        expect(back).toBeGreaterThanOrEqual(floorS)
        expect([curve.length, perSecond.refused.length]).toEqual([back + 1, back + 1])
      }),
      run,
    )
  })

  it('a fixed wait wastes ⌈downtime / interval⌉ − 1 attempts of each device', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, seeds, (given, seed) => {
        const a = { ...given, instancesDown: given.instances, retryPolicy: 'fixed' as const, horizonS: 200 }
        const wasted = Math.max(0, Math.ceil(a.downtimeS / a.retryIntervalS) - 1)
        expect(simulate(a, seed).refused).toBe(a.devices * wasted)
      }),
      run,
    )
  })

  it('every attempt ends in one way, and the seconds add up to the whole', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, seeds, (a, seed) => {
        const r = simulate(a, seed)
        const instanceOf = Array.from({ length: a.devices }, (_, i) => i % a.instances)
        const fallen = instanceOf.filter((i) => i < a.instancesDown).length
        const succeededOrUnderWay = r.attempts - r.refused - r.loginTimeouts
        expect(succeededOrUnderWay).toBeGreaterThanOrEqual(0)
        expect(succeededOrUnderWay).toBeLessThanOrEqual(fallen)
        if (r.t100S !== null) expect(succeededOrUnderWay).toBe(fallen)
        const sum = (perSecond: readonly number[]) => perSecond.reduce((total, n) => total + n, 0)
        expect([sum(r.perSecond.refused), sum(r.perSecond.synDropped), sum(r.perSecond.wastedLogins)]).toEqual([
          r.refused, r.synDropped, r.wastedLogins,
        ])
        expect(r.curve.every((share, t) => share >= (r.curve[t - 1] ?? 0) && share <= 1)).toBe(true)
        expect(r.truncated).toBe(false)
      }),
      run,
    )
  })

  it.each(['acceptPerS', 'authPerS', 'initPerS'])('a rate of 0 (%s) means never, not infinity', (rate) => {
    const r = simulate({ [rate]: 0, devices: 100 })
    expect([r.t50S, r.t95S, r.t100S, r.curve.length, r.curve.at(-1)]).toEqual([null, null, null, 3601, 0])
  })
})
