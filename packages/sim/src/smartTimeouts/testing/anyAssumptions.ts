import * as fc from 'fast-check'
import { serversOf } from '../tree'
import type { SmartTimeoutsAssumptions } from '../types'

const whole = (min: number, max: number) => fc.integer({ min, max })
const or = (extremes: readonly number[], usual: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...extremes) }, { weight: 5, arbitrary: usual })
/** In halves of a second, so that many things happen at one moment. */
const halves = (min: number, max: number) => whole(2 * min, 2 * max).map((n) => n / 2)

/** Assumptions that hold together, of a few servers and about a minute, extremes among them. */
export const anyAssumptions: fc.Arbitrary<SmartTimeoutsAssumptions> = fc
  .record({
    depth: whole(2, 4),
    branching: whole(1, 2),
    workersPerServer: or([1, 100], whole(1, 4)),
    requestsPerS: or(
      [0],
      whole(1, 8).map((n) => n / 10),
    ),
    arrivals: fc.constantFrom('poisson', 'sequential'),
    thinkS: or([0], halves(0, 3)),
    hopLatencyS: or([0, 0.02], halves(0, 2)),
    timeoutS: or([0.001], halves(1, 8)),
    clientTimeoutS: or([0.5, 100], halves(1, 12)),
    outageFromS: or([0], whole(0, 20)),
    outageS: or([0, 100], halves(1, 40)),
    horizonS: or([0.5], whole(10, 50)),
    failureMode: fc.constantFrom('blackhole', 'refused'),
    tolerance: or([1], whole(1, 4)),
    blacklistS: or([0.001], halves(1, 8)),
    growth: fc.constantFrom('constant', 'linear', 'geometric'),
    increaseS: or([0], halves(0, 6)),
    growthFactor: fc.oneof(fc.constantFrom(1, 2, 10), fc.double({ min: 1, max: 3, noNaN: true })),
    blacklistMaxS: or([1000], halves(1, 30)),
    growBy: fc.constantFrom('blacklisting', 'failure'),
    refusalsCount: fc.boolean(),
    afterPeriod: fc.constantFrom('oneFailure', 'tolerance'),
    probes: fc.constantFrom('any', 'one'),
    reset: fc.constantFrom('full', 'step'),
    retries: or([0], whole(0, 3)),
    deadlinePropagation: fc.boolean(),
  } satisfies { [K in keyof SmartTimeoutsAssumptions]: fc.Arbitrary<SmartTimeoutsAssumptions[K]> })
  .map((a) => ({
    ...a,
    // Drawn for each server, so that the tail is asked as often in a large tree.
    requestsPerS: a.requestsPerS * serversOf(a),
    hopLatencyS: a.hopLatencyS < a.timeoutS ? a.hopLatencyS : 0,
    blacklistMaxS: Math.max(a.blacklistS, a.blacklistMaxS),
  }))
  .map((a) => ({ ...a, thinkS: a.thinkS + a.hopLatencyS > 0 ? a.thinkS : 0.5 }))
