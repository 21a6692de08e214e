import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolve } from './resolve'
import { simulate } from './simulate'
import { callsOf } from './testing/callsOf'
import { estimate, seedsTo } from './testing/estimate'
import { poissonLaws } from './testing/poissonLaws'
import { chainTrace } from './trace/chainTrace'
import { treeOf } from './tree'
import type { SmartTimeoutsAssumptions } from './types'

const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const long = { timeout: 60_000 }

describe('many clients that know nothing of each other', () => {
  it.each(poissonLaws)(
    '$quantity: $formula, and the card says so',
    long,
    ({ quantity, formula, law, unit, samples }) => {
      const { mean, within } = estimate(samples())
      // An interval that holds anything says nothing.
      expect(within).toBeLessThan(0.15 * law)
      expect(Math.abs(mean - law)).toBeLessThan(within)
      const row = `| ${quantity} | ${formula} = ${law.toFixed(2)}${unit} | ${mean.toFixed(2)} ± ${within.toFixed(2)}${unit} |`
      expect(card).toContain(row)
    },
  )

  it('are locked out for ever at the defaults, where refusals count', () => {
    const perS = 2 / 7
    expect(Math.exp(perS * 60) / perS).toBeGreaterThan(3 * 365 * 86_400)
    expect(simulate({ refusalsCount: true }).with.recoveryLagS).toBeNull()
  })

  it('wait for nobody where there are workers to spare', () => {
    const { without, with: smart } = simulate({ workersPerServer: 10_000 })
    expect([without.queuedMax, without.healthy.over1sShare, without.healthy.p95S, smart.queuedMax]).toEqual([
      0, 0, 0.06, 0,
    ])
  })
})

describe('the tail is found again', () => {
  it('within the timeout, the period that follows, the gap to the next request and its own latency', long, () => {
    for (const growBy of ['blacklisting', 'failure'] as const) {
      for (const seed of seedsTo(15)) {
        const a = resolve({ growBy })
        const { blacklist, recoveryLagS } = simulate(a, seed).with
        const last = blacklist.at(-1)!
        const next = chainTrace(a, seed, 'with').journeys.find(
          ({ asks, issuedS }) => asks === 'C1' && issuedS >= last.untilS,
        )!
        const [periodS, gapS, latencyS] = [
          last.untilS - last.fromS,
          next.issuedS - last.untilS,
          next.endedS - next.issuedS,
        ]
        expect(last.fromS).toBeLessThan(a.outageFromS + a.outageS + a.timeoutS)
        expect(recoveryLagS!).toBeLessThanOrEqual(a.timeoutS + periodS + gapS + latencyS)
      }
    }
  })

  it('at the defaults after about seven and a quarter minutes, by failure after one to ten', long, () => {
    const lags = (given: Partial<SmartTimeoutsAssumptions>) =>
      seedsTo(50)
        .map((seed) => simulate(given, seed).with.recoveryLagS!)
        .sort((x, y) => x - y)
    const described = lags({})
    expect(Math.abs(estimate(described).mean - 435)).toBeLessThan(5)
    expect([described[2]! > 415, described[47]! < 460]).toEqual([true, true])
    const byFailure = lags({ growBy: 'failure' })
    expect([byFailure[2]! < 60, byFailure[47]! > 540]).toEqual([true, true])
  })
})

describe('the size of it at the defaults', () => {
  it('is more than half of those who did not need the tail, and one in a hundred', long, () => {
    const runs = seedsTo(50).map((seed) => simulate({}, seed))
    const without = estimate(runs.map((run) => run.without.healthy.over1sShare!))
    expect(Math.abs(without.mean - 0.56)).toBeLessThan(0.03)
    const smart = estimate(runs.map((run) => run.with.healthy.over1sShare!))
    expect(Math.abs(smart.mean - 0.0085)).toBeLessThan(0.002)
  })

  it('and the same requests under every policy', () => {
    const { without, with: smart, removed } = simulate({}, 3)
    const calls = callsOf({}, 3).length
    for (const result of [without, smart, removed]) {
      const { served, refusedFast, failed, clientLeft, healthyAll, failingAll, perMinute } = result
      expect(failingAll.count).toBe(calls)
      expect(served + refusedFast + failed + clientLeft).toBe(healthyAll.count + failingAll.count)
      expect(perMinute.map(({ requests }) => requests)).toEqual(without.perMinute.map(({ requests }) => requests))
      expect(perMinute.reduce((sum, { requests }) => sum + requests, 0)).toBe(healthyAll.count)
    }
  })
})

describe('overload', () => {
  /** What each second asks of A, in seconds of its workers. */
  const loadOf = ({
    requestsPerS,
    workersPerServer,
    timeoutS,
    hopLatencyS,
    depth,
    branching,
  }: SmartTimeoutsAssumptions) => {
    const { levelOf, tail } = treeOf({ depth, branching })
    const healthyHolds = levelOf.reduce((sum, level, server) => (server === tail ? sum : sum + level * hopLatencyS), 0)
    return ((requestsPerS / levelOf.length) * (timeoutS + (depth - 1) * hopLatencyS + healthyHolds)) / workersPerServer
  }

  it('begins at 2.63 requests a second', () => {
    expect(loadOf(resolve({ requestsPerS: 2.63 }))).toBeLessThan(1)
    expect(loadOf(resolve({ requestsPerS: 2.64 }))).toBeGreaterThan(1)
  })

  it('is where the queue grows for as long as the outage does, and below it does not', long, () => {
    const longest = (requestsPerS: number, outageS: number) => {
      const given = { requestsPerS, outageS, horizonS: 300 + outageS, clientTimeoutS: 80_000 }
      return seedsTo(5)
        .map((seed) => simulate(given, seed).without.queuedMax)
        .sort((x, y) => x - y)[2]!
    }
    expect(longest(3.2, 8000) / longest(3.2, 4000)).toBeGreaterThan(1.6)
    expect(longest(1.6, 8000) / longest(1.6, 4000)).toBeLessThan(1.5)
  })
})
