import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from './compare'
import { resolve } from './resolve'
import { Run } from './run'
import { simulate } from './simulate'
import { start } from './start'
import { anyAssumptions } from './testing/anyAssumptions'
import type { GatewayRestartAssumptions } from './types'

describe('a run in slices', () => {
  it('gives what it gives in one go, wherever it is cut', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (assumptions, cuts) => {
        const run = start(assumptions, 4)
        for (let i = 0; !run.done; i++) run.advance(run.nextS + cuts[i % cuts.length]! - 1)
        expect(run.result()).toEqual(simulate(assumptions, 4))
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  it('tells on the way what is known by then', () => {
    const run = start()
    run.advance(59)
    expect([run.nextS, run.done]).toEqual([60, false])
    const { curve, t50S, attempts, refused, perSecond } = run.result()
    expect([curve.length, curve.at(-1), t50S, attempts, refused]).toEqual([60, 0, null, 25_000, 25_000])
    run.advance(58)
    expect(run.nextS).toBe(60)
    run.advance(Infinity)
    expect([run.nextS, run.done]).toEqual([293, true])
    expect(run.result().perSecond.refused.slice(0, 60)).toEqual(perSecond.refused)
  })

  it('tells how much of it is done, by time or by devices, ever more', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        const run = start(assumptions, 4)
        for (let before = 0; !run.done; before = run.share) {
          run.advance(run.nextS)
          expect(run.share).toBeGreaterThanOrEqual(before)
          expect(run.share).toBeLessThanOrEqual(1)
        }
        expect(run.share).toBe(1)
      }),
      { numRuns: 100, seed: 1 },
    )
    const half = start({ devices: 100, authPerS: 10, instances: 2, downtimeS: 0 })
    half.advance(10)
    expect(half.share).toBe(0.4)
  })

  it('is over at the horizon, that second included', () => {
    expect(simulate({ horizonS: 292 }).t100S).toBe(292)
    const short = simulate({ horizonS: 291 })
    expect([short.t100S, short.curve.length, short.truncated]).toEqual([null, 292, false])
  })
})

describe('the limit of steps', () => {
  const stopped = (assumptions: Partial<GatewayRestartAssumptions>, limit: number) => {
    const run = new Run(resolve(assumptions), 1, limit)
    run.advance(Infinity)
    return run.result()
  }

  it('ends a run and says so', () => {
    const { truncated, t100S, curve } = stopped({}, 100_000)
    expect([truncated, t100S]).toEqual([true, null])
    expect(curve).toEqual(simulate().curve.slice(0, curve.length))
    expect(curve.length).toBeLessThan(200)
  })

  it('does not call a run truncated that comes to its end with its last step', () => {
    // A hundred attempts, each with one SYN.
    const open = { devices: 100, downtimeS: 0, queueCapacity: 100, authPerS: 100 }
    expect(stopped(open, 200)).toEqual(simulate(open))
    expect(stopped(open, 200)).toMatchObject({ t100S: 10, truncated: false })
    expect(stopped({ ...open, authPerS: 50 }, 200)).toMatchObject({ t100S: null, truncated: true })
  })
})

describe('compare', () => {
  it('is the same fall under both policies, whatever the policy given', () => {
    const simulated = (retryPolicy: 'fixed' | 'random') => simulate({ queueCapacity: 256, retryPolicy }, 9)
    const both = { fixed: simulated('fixed'), random: simulated('random') }
    expect(compare({ queueCapacity: 256 }, 9)).toEqual(both)
    expect(compare({ queueCapacity: 256, retryPolicy: 'random' }, 9)).toEqual(both)
    expect(compare()).toEqual(compare({}, 1))
  })
})

describe('draws are named', () => {
  const rates = { acceptPerS: 1e6, authPerS: 1e6, initPerS: 1e6 }
  const open = { downtimeS: 0, queueCapacity: 1e6, ...rates, retryPolicy: 'random' as const }
  const readyAfter = (devices: number, changed = {}) => {
    const { curve } = simulate({ ...open, devices, ...changed }, 3)
    return curve.map((share) => Math.round(share * devices))
  }

  it('so that where nobody fails, waits after failures change nothing', () => {
    const backoff = { jitter: 'decorrelated', backoffBaseS: 1, backoffCapS: 7 }
    expect(readyAfter(300, { ...backoff, retryIntervalS: 3, synSchedule: 'linear' })).toEqual(readyAfter(300))
  })

  it('so that one device more leaves the others where they were', () => {
    const before = readyAfter(300)
    const after = readyAfter(301)
    const joined = after.map((ready, t) => ready - (before[t] ?? 300))
    expect(joined.filter((n) => n !== 0 && n !== 1)).toEqual([])
    expect(joined.at(-1)).toBe(1)
  })
})
