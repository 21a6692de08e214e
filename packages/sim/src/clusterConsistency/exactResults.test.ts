import { describe, expect, it } from 'vitest'
import { exactConvergence } from './exactConvergence'
import { resolve } from './resolve'
import { simulate } from './simulate'
import { exactLaws } from './testing/exactLaws'
import type { ClusterConsistencyAssumptions } from './types'

type Given = Partial<ClusterConsistencyAssumptions>

const TRIALS = 50_000
/** Four standard deviations: a right model passes them once in 16,000 times. */
const SIGMAS = 4
/** The laws speak of real times, the model of whole microseconds. */
const RESOLUTION = { share: 2e-5, ms: 2e-3, times: 1e-4 }

describe.each(exactLaws.map((law) => [law.what, law] as const))(
  '%s',
  (_, { cases, unit, law, simulated, deviation }) => {
    it.each(cases.map((given) => [JSON.stringify(given), given] as const))('by %s', (_, given) => {
      const a = resolve({ ...given, trials: TRIALS })
      const expected = law(a)
      const margin = (SIGMAS * deviation(a, expected)) / Math.sqrt(TRIALS)
      for (const seed of [1, 2]) {
        const difference = Math.abs(simulated(a, seed) - expected)
        if (margin === 0) expect(difference).toBe(0)
        else expect(difference).toBeLessThan(margin + RESOLUTION[unit])
      }
    })
  },
)

describe('the laws give at the defaults', () => {
  const lawAt = (what: string, given: Given) => exactLaws.find((law) => law.what.startsWith(what))!.law(resolve(given))

  it.each<[string, Given, number]>([
    ['failed, exponential load', { loadSpread: 'exponential', loadMs: 200, waitLimitMs: 950 }, 0.00874],
    ['fresh, then stale, at random', { routing: 'uniform', requestDelayMs: 90 }, 0.1],
    ['stale, told R before', {}, 0.9216],
    ['mean wait, told after', {}, 47.0],
    ['mean time until all', {}, 320 / 3],
    ['stale, the author, round robin alone', {}, 0.9],
    ['mean wait of those that wait', {}, 45],
  ])('%s by %j: %d', (what, given, expected) => {
    expect(lawAt(what, given)).toBeCloseTo(expected, expected > 1 ? 1 : 4)
  })
})

describe('the cluster converges by its law', () => {
  it.each<Given>([
    {},
    { nodes: 1 },
    { nodes: 2 },
    { nodes: 9 },
    { loadSpread: 'exponential' },
    { loadSpread: 'exponential', loadMs: 300 },
    { pollPeriodMs: 0 },
    { pollPeriodMs: 0, loadSpread: 'exponential' },
    { loadMs: 0 },
    { loadMs: 0, loadSpread: 'exponential' },
    { pollPeriodMs: 0, loadMs: 0 },
  ])('at every point, by %j', (given) => {
    const { nodes, trials, pollPeriodMs, loadMs } = resolve({ ...given, trials: TRIALS })
    const { convergence } = simulate({ ...given, trials }, 1)
    const exact = exactConvergence(given)
    expect(convergence.map(({ tMs }) => tMs)).toEqual(exact.map(({ tMs }) => tMs))
    expect([exact[0]!.tMs, exact.at(-1)!.tMs, exact.length]).toEqual([0, pollPeriodMs + 5 * loadMs, 101])
    exact.forEach(({ allShare, nodesShare }, k) => {
      const margin = (p: number, n: number) => SIGMAS * Math.sqrt((p * (1 - p)) / n) + 5e-5
      expect(Math.abs(convergence[k]!.allShare - allShare)).toBeLessThan(margin(allShare, trials))
      // The writer is always among them, which leaves less to chance.
      expect(Math.abs(convergence[k]!.nodesShare - nodesShare)).toBeLessThan(margin(nodesShare, trials * nodes))
    })
  })
})

describe('nothing to wait for', () => {
  const nobodyWaits = {
    staleShare: 0,
    held: 0,
    failed: 0,
    failedShare: 0,
    meanWaitAllMs: 0,
    monotonicViolations: 0,
    retriesMean: 0,
  }
  const noWaits = { count: 0, medianMs: null, p95Ms: null, meanMs: null }

  it.each<Given>([
    { nodes: 1 },
    { pollPeriodMs: 0, loadMs: 0 },
    { requestDelayMs: 140 },
    { pollPeriodMs: 0, requestDelayMs: 40 },
  ])('by %j: every read is fresh, held or not', (given) => {
    for (const token of ['off', 'write', 'writeAndRead'] as const) {
      for (const routing of ['sticky', 'roundRobin', 'uniform'] as const) {
        const { author, other } = simulate({ ...given, token, routing, trials: 300 })
        for (const reads of [author, other]) expect(reads).toEqual({ ...nobodyWaits, waits: noWaits })
      }
    }
  })

  it('yet a node alone does not know before the commit either', () => {
    const { other } = simulate({ nodes: 1, scenario: 'notification', notify: 'beforeCommit', trials: TRIALS })
    expect(Math.abs(other.staleShare - (1 - Math.exp(-30 / 20)))).toBeLessThan(0.008)
  })

  it('a limit of 0 fails at once whoever meets an old node', () => {
    const { author } = simulate({ waitLimitMs: 0 })
    expect(author).toMatchObject({ staleShare: 0, meanWaitAllMs: 0, waits: noWaits })
    expect(author.failed).toBe(author.held)
    expect(author.failedShare).toBe(simulate({ token: 'off' }).author.staleShare)
  })

  it('a load and a poll that take no time leave no old node, whoever asks', () => {
    const { convergence } = simulate({ pollPeriodMs: 0, loadMs: 0, requestDelayMs: 0 })
    expect(convergence).toHaveLength(101)
    for (const point of convergence) expect(point).toEqual({ tMs: 0, nodesShare: 1, allShare: 1 })
  })
})

describe('on the same luck', () => {
  it('a token turns what was stale into what waits, read for read', () => {
    const without = simulate({ token: 'off' }, 5)
    const held = simulate({ token: 'write' }, 5)
    expect(held.author.held / 2000).toBe(without.author.staleShare)
    expect(held.other).toEqual(without.other)
    expect(held.convergence).toEqual(without.convergence)
  })

  it('a longer limit fails a part of those that failed', () => {
    const failed = [0, 20, 40, 60, 80, 100].map((waitLimitMs) => simulate({ waitLimitMs }, 5).author.failed)
    expect(failed).toEqual([...failed].sort((x, y) => y - x))
    expect(failed.at(-1)).toBe(0)
  })
})
