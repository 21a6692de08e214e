import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { start } from './start'
import { anyAssumptions } from './testing/anyAssumptions'
import { cohorts } from './testing/cohorts'
import type { GatewayRestartAssumptions } from './types'

/** Runs until it is proven that the fleet never comes back, or to the end. */
function untilStuck(assumptions: Partial<GatewayRestartAssumptions>) {
  const run = start(assumptions)
  while (!run.done && !run.isStuck) run.advance(run.nextS)
  return run
}

describe('that a fleet never comes back', () => {
  it('is known after a few rounds', () => {
    for (const queueCapacity of [896, 1024, 4096, 1_000_000]) {
      const run = untilStuck({ queueCapacity })
      expect(run.isStuck).toBe(true)
      expect(run.nextS).toBeLessThan(600)
    }
  })

  it('and at the cliff, where devices ≥ auth × (2 × loginTimeout + interval), but not of one device less', () => {
    const beforeALongQueue = { queueCapacity: 4096, horizonS: 86_400 }
    expect(untilStuck({ ...beforeALongQueue, devices: 4000 }).isStuck).toBe(true)
    expect(untilStuck({ ...beforeALongQueue, devices: 3999 }).isStuck).toBe(false)
  })

  it('holds, however long one waits: a count without devices has nobody come back after that', { timeout: 60_000 }, () => {
    let stuck = 0
    const atLeastOne = ({ acceptPerS, authPerS, initPerS }: GatewayRestartAssumptions) => ({
      acceptPerS: Math.max(1, acceptPerS),
      authPerS: Math.max(1, authPerS),
      initPerS: Math.max(1, initPerS),
    })
    const one = anyAssumptions.map((a) => ({ ...a, ...atLeastOne(a), instances: 1, instancesDown: 1, retryPolicy: 'fixed' as const }))
    fc.assert(
      fc.property(one, (a) => {
        const run = untilStuck(a)
        if (!run.isStuck) return
        stuck++
        const late = cohorts({ ...a, horizonS: run.nextS + 20_000 })
        expect(late.t100S).toBeNull()
        // After so long, nobody is set up any more either.
        const still = start({ ...a, horizonS: run.nextS + 3000 })
        still.advance(Infinity)
        const { curve } = still.result()
        expect(curve.at(-1)).toBe(curve.at(-1000))
      }),
      { numRuns: 1000, seed: 3 },
    )
    expect(stuck).toBeGreaterThan(50)
  })

  it('is known at once where a rate is 0', () => {
    for (const rate of ['acceptPerS', 'authPerS', 'initPerS']) {
      for (const retryPolicy of ['fixed', 'random'] as const) expect(start({ [rate]: 0, retryPolicy }).isStuck).toBe(true)
    }
  })

  it('is not claimed where chance may still help', () => {
    const hopeless = { devices: 20_000, horizonS: 400 }
    expect(untilStuck({ ...hopeless, retryPolicy: 'random' }).isStuck).toBe(false)
    expect(untilStuck({ ...hopeless, queueCapacity: 4096, instances: 2, instancesDown: 2 }).isStuck).toBe(false)
  })
})
