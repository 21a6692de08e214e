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
    { pollPeriodMs: 0, loadSpread: 'constant' },
  ])('is, within a step between the watched points, when so many nodes are new, by %j', (given) => {
    const assumptions = { ...given, trials: 200 }
    const result = simulate(assumptions, 3)
    const freshAt = Array.from({ length: 200 }, (_, trial) => trialTrace(assumptions, 3, trial).nodes.slice(1)).flat()
    for (const [share, metric] of shares) {
      const sorted = freshAt.map(({ freshAtMs }) => freshAtMs).sort((one, other) => one - other)
      const stepMs = result.convergence[1]!.tMs
      expect(Math.abs(metric.read(result)! - sorted[Math.ceil(share * sorted.length) - 1]!)).toBeLessThanOrEqual(stepMs + 1e-9)
    }
  })

  it('keeps its law: a uniform poll and a load', () => {
    const a = resolve({ nodes: 10 })
    for (const [share, metric] of shares) expect(Math.abs(freshShare(a, metric.read(simulate(a, 1))!) - share)).toBeLessThan(0.015)
  })

  it('is the load, where every node looks at once and loads for the same time', () => {
    for (const [, metric] of shares) expect(metric.read(simulate({ pollPeriodMs: 0, loadMs: 40 }))).toBe(40)
  })

  it('is unknown where there is no other node', () => {
    for (const [, metric] of shares) expect(metric.read(simulate({ nodes: 1 }))).toBeNull()
  })
})
