import { describe, expect, it } from 'vitest'
import { freshShare } from './exactConvergence'
import { metrics } from './metrics'
import { resolve } from './resolve'
import { simulate } from './simulate'
import { trialTrace } from './trialTrace'
import type { ClusterConsistencyAssumptions } from './types'

const shares = [
  [0.5, metrics.updateMedian],
  [0.95, metrics.updateP95],
] as const

describe('how late a node learns of a change', () => {
  it.each<Partial<ClusterConsistencyAssumptions>>([
    {},
    { nodes: 2 },
    { nodes: 20, pollPeriodMs: 5000 },
    { loadSpread: 'exponential', loadMs: 200 },
    { pollPeriodMs: 0, loadMs: 0 },
  ])('is the first watched point by which so many nodes are new, by %j', (given) => {
    const assumptions = { ...given, trials: 200 }
    const result = simulate(assumptions, 3)
    const freshAt = Array.from({ length: 200 }, (_, trial) => trialTrace(assumptions, 3, trial).nodes.slice(1)).flat()
    for (const [share, metric] of shares) {
      const isReached = (tMs: number) =>
        freshAt.filter(({ freshAtMs }) => freshAtMs <= tMs + 1e-9).length >= share * freshAt.length
      expect(metric.read(result)).toBe(result.convergence.find(({ tMs }) => isReached(tMs))?.tMs)
    }
  })

  it('keeps its law: a uniform poll and a load', () => {
    const a = resolve({ nodes: 10 })
    for (const [share, metric] of shares) expect(freshShare(a, metric.read(simulate(a, 1))!)).toBeCloseTo(share, 1)
  })

  it('is unknown where there is no other node', () => {
    for (const [, metric] of shares) expect(metric.read(simulate({ nodes: 1 }))).toBeNull()
  })
})
