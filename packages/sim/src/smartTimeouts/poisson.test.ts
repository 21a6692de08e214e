import { describe, expect, it } from 'vitest'
import { inMicroseconds } from './microseconds'
import { requestsOf } from './requests'
import { resolve } from './resolve'
import { simulate } from './simulate'
import { treeOf } from './tree'
import type { SmartTimeoutsAssumptions } from './types'

type Given = Partial<SmartTimeoutsAssumptions>

const seedsTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

/** The mean of independent runs, and the half width of an interval that a true law leaves once in 15,000 times. */
function estimate(samples: readonly number[]): { mean: number; within: number } {
  const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length
  const variance = samples.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / (samples.length - 1)
  return { mean, within: 4 * Math.sqrt(variance / samples.length) }
}

function expectLaw(samples: readonly number[], law: number, closeTo: number): void {
  const { mean, within } = estimate(samples)
  // An interval that holds anything says nothing.
  expect(within).toBeLessThan(closeTo * law)
  expect(Math.abs(mean - law)).toBeLessThan(within)
}

describe('many clients that know nothing of each other', () => {
  it('are caught 1 + λτ at a time by each try after a period', { timeout: 60_000 }, () => {
    // Two servers, workers to spare; one failure is enough; a new period each minute, and an outage that never ends.
    const given: Given = {
      depth: 2, branching: 1, workersPerServer: 10_000, requestsPerS: 0.8, hopLatencyS: 0, clientTimeoutS: 1000,
      outageFromS: 0, outageS: 40_000, horizonS: 39_000, tolerance: 1, growth: 'constant', blacklistS: 20, timeoutS: 5,
    }
    const perTry = seedsTo(20).map((seed) => {
      const { probes, blacklist } = simulate(given, seed).with
      return probes / blacklist.length
    })
    expectLaw(perTry, 1 + 0.4 * 5, 0.05)
  })

  it.each([
    [1, 2], [2, 0.5], [0.5, 3],
  ])('at %d requests/s and periods of %d s, refusals that count lock them out for e^λC / λ on average', { timeout: 60_000 }, (lambda, periodS) => {
    // The first call of all fails at once and blacklists; from then on the tail is alive.
    const given: Given = {
      depth: 2, branching: 1, workersPerServer: 10_000, requestsPerS: 2 * lambda, hopLatencyS: 0, failureMode: 'refused',
      outageFromS: 0, horizonS: 400 / lambda, tolerance: 1, growth: 'constant', blacklistS: periodS, refusalsCount: true,
    }
    const lockOuts = seedsTo(1500).map((seed) => {
      const firstCallS = firstCallAt(given, seed)
      const outageS = firstCallS + 1e-6
      const { with: smart } = simulate({ ...given, outageS }, seed)
      expect(smart.probes).toBe(1)
      return outageS + smart.recoveryLagS! - firstCallS
    })
    expectLaw(lockOuts, Math.exp(lambda * periodS) / lambda, 0.15)
  })

  it('at the defaults it takes for ever', () => {
    const perS = 2 / 7
    expect(Math.exp(perS * 60) / perS).toBeGreaterThan(3 * 365 * 86_400)
    expect(simulate({ refusalsCount: true }).with.recoveryLagS).toBeNull()
  })

  it('wait for one worker as in an M/D/1 queue', { timeout: 60_000 }, () => {
    // A healthy request takes no time, one for the tail the whole timeout: ρ = 0.1 · 5.
    const given: Given = {
      depth: 2, branching: 1, workersPerServer: 1, requestsPerS: 0.2, hopLatencyS: 0, timeoutS: 5, clientTimeoutS: 80_000,
      outageFromS: 0, outageS: 86_400, horizonS: 40_000,
    }
    const over1s = seedsTo(40).map((seed) => simulate(given, seed).without.healthy.over1sShare!)
    // Erlang: P(wait ≤ x) = (1 − ρ)·e^λx for x up to the service time.
    expectLaw(over1s, 1 - 0.5 * Math.exp(0.1 * 1), 0.05)
  })

  it('wait for nobody where there are workers to spare', () => {
    const { without, with: smart } = simulate({ workersPerServer: 10_000 })
    expect([without.queuedMax, without.healthy.over1sShare, without.healthy.p95S, smart.queuedMax]).toEqual([0, 0, 0.06, 0])
  })
})

describe('the tail is found again', () => {
  const bound = { timeout: 60_000 }

  it('within the timeout, the period that follows, the gap to the next request and its own latency', bound, () => {
    for (const growBy of ['blacklisting', 'failure'] as const) {
      for (const seed of seedsTo(40)) {
        const a = resolve({ growBy })
        const { blacklist, recoveryLagS } = simulate(a, seed).with
        const outageUntilS = a.outageFromS + a.outageS
        const last = blacklist.at(-1)!
        const nextS = callsOf(a, seed).find((at) => at >= last.untilS)!
        // What began before the end lands a timeout later, and may begin the period anew.
        const periodS = last.untilS - last.fromS
        expect(recoveryLagS!).toBeLessThanOrEqual(a.timeoutS + periodS + (nextS - last.untilS) + 2)
        expect(last.untilS).toBeGreaterThan(outageUntilS - a.timeoutS)
      }
    }
  })

  it('at the defaults after about seven and a quarter minutes, by failure after one to ten', { timeout: 60_000 }, () => {
    const lags = (given: Given) => seedsTo(50).map((seed) => simulate(given, seed).with.recoveryLagS!).sort((x, y) => x - y)
    const described = lags({})
    const { mean } = estimate(described)
    expect(mean).toBeGreaterThan(430)
    expect(mean).toBeLessThan(440)
    expect([described[0]! > 410, described[49]! < 470]).toEqual([true, true])
    const byFailure = lags({ growBy: 'failure' })
    expect([byFailure[2]! < 60, byFailure[47]! > 540]).toEqual([true, true])
  })
})

describe('the size of it at the defaults', () => {
  it('is more than half of those who did not need the tail, and one in a hundred', { timeout: 60_000 }, () => {
    const runs = seedsTo(50).map((seed) => simulate({}, seed))
    const without = estimate(runs.map((run) => run.without.healthy.over1sShare!))
    expect(Math.abs(without.mean - 0.56)).toBeLessThan(0.03)
    const smart = estimate(runs.map((run) => run.with.healthy.over1sShare!))
    expect(Math.abs(smart.mean - 0.009)).toBeLessThan(0.003)
  })
})

describe('overload', () => {
  /** Worker time that each second asks of A, in the time of its workers. */
  const loadOf = ({ requestsPerS, workersPerServer, timeoutS, hopLatencyS, depth, branching }: SmartTimeoutsAssumptions) => {
    const { levelOf, tail } = treeOf({ depth, branching })
    const healthyHolds = levelOf.reduce((sum, level, server) => (server === tail ? sum : sum + level * hopLatencyS), 0)
    return ((requestsPerS / levelOf.length) * (timeoutS + (depth - 1) * hopLatencyS + healthyHolds)) / workersPerServer
  }

  it('begins at 2.63 requests a second', () => {
    expect(loadOf(resolve({ requestsPerS: 2.63 }))).toBeLessThan(1)
    expect(loadOf(resolve({ requestsPerS: 2.64 }))).toBeGreaterThan(1)
  })

  it('is where the queue grows for as long as the outage does, and below it does not', { timeout: 60_000 }, () => {
    const longest = (requestsPerS: number, outageS: number) => {
      const longests = seedsTo(8).map((seed) => simulate({ requestsPerS, outageS, horizonS: 300 + outageS, clientTimeoutS: 80_000 }, seed).without.queuedMax)
      return longests.sort((x, y) => x - y)[4]!
    }
    expect(longest(3.2, 12_000) / longest(3.2, 6000)).toBeGreaterThan(1.7)
    expect(longest(1.6, 12_000) / longest(1.6, 6000)).toBeLessThan(1.4)
  })
})

function callsOf(given: Given, seed: number): number[] {
  const a = resolve(given)
  const tree = treeOf(a)
  const { issuedAt, server } = requestsOf(a, inMicroseconds(a), tree, seed)
  return issuedAt.filter((_, i) => server[i] === tree.tail).map((at) => at / 1e6)
}

function firstCallAt(given: Given, seed: number): number {
  return callsOf(given, seed)[0]!
}
