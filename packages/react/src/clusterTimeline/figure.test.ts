import { clusterConsistency, type ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lanesChart, plotChart } from '../figure'
import { fluidCanvas } from '../figure/svg/Canvas'
import { sliderScale } from '../parts/sliderScale'
import { locales, type Locale } from '../text/locale'
import { axisEndMs, readSpec } from './axis'
import { curve } from './curve'
import { figure } from './figure'
import { clusterTimelineMessages } from './messages'
import { someCluster } from './testing/someCluster'

const seed = clusterConsistency.typicalSeed
function shown(given: Partial<ClusterConsistencyAssumptions>, locale: Locale = 'en', ofSeed = seed) {
  const assumptions = clusterConsistency.resolve(given)
  const result = clusterConsistency.simulate(assumptions, ofSeed)
  const endMs = axisEndMs(assumptions)
  return {
    endMs,
    result,
    lanes: figure(result, assumptions, endMs, clusterTimelineMessages[locale], locale),
    plot: curve(result, assumptions, endMs, clusterTimelineMessages[locale], locale),
  }
}
const laneOf = ({ lanes }: ReturnType<typeof shown>, id: string) => lanes.lanes.find((lane) => lane.id === id)
const kinds = ({ lanes }: ReturnType<typeof shown>) =>
  lanes.links.map(({ kind, from, to }) => `${from.lane} ${kind} ${to.lane}`)

describe('the lanes', () => {
  it('are the author, the nodes, somebody else and what is shared', () => {
    expect(shown({}).lanes.lanes.map(({ id }) => id)).toEqual(['author', 'node0', 'node1', 'node2', 'other', 'state'])
    expect(shown({ nodes: 1 }).lanes.lanes.map(({ id }) => id)).toEqual(['author', 'node0', 'other', 'state'])
  })

  it('show no more than four nodes, the asked ones among them', () => {
    fc.assert(
      fc.property(someCluster, fc.integer({ min: 0, max: 99 }), (a, ofSeed) => {
        const { lanes } = shown(a, 'en', ofSeed)
        const ids = lanes.lanes.map(({ id }) => id)
        expect(ids.filter((id) => id.startsWith('node'))).toHaveLength(Math.min(4, a.nodes))
        for (const { from, to } of lanes.links) expect(ids).toEqual(expect.arrayContaining([from.lane, to.lane]))
      }),
    )
  })

  it('a node is hatched from the commit until it has the change, as the model says', () => {
    const figured = shown({})
    for (const { node, freshAtMs } of figured.result.timeline.nodes.slice(1)) {
      const spans = laneOf(figured, `node${node}`)?.spans.map(({ from, until, state }) => [
        from.value,
        until.value,
        state,
      ])
      expect(spans).toEqual([
        [-30, 0, 'is'],
        [0, freshAtMs, 'wrong'],
        [freshAtMs, 200, 'is'],
      ])
    }
    expect(laneOf(figured, 'node0')?.spans.map(({ state }) => state)).toEqual(['is', 'is'])
  })

  it('a held read waits on its lane and is answered; a stale one ends there', () => {
    const figured = shown({})
    const [read] = figured.result.timeline.requests
    expect(laneOf(figured, 'author')?.spans.map(({ from, until, state }) => [from.value, until.value, state])).toEqual([
      [50, read?.answeredAtMs, 'wait'],
    ])
    expect(laneOf(figured, 'other')?.events.map(({ end }) => end)).toEqual(['wrong'])
    expect(kinds(figured)).toEqual(['author ok node0', 'other wrong node2', 'author held node1', 'node1 ok author'])
  })

  it('a second read is shown where it takes back what the first showed', () => {
    const { assumptions, seed: ofLesson } = clusterConsistency.scenarios.find(
      ({ id }) => id === 'a-write-token-does-not-give-monotonic-reads',
    )!
    expect(laneOf(shown(assumptions, 'en', ofLesson), 'other')?.events.map(({ end }) => end)).toEqual(['is', 'wrong'])
  })

  it('a notification comes from the node that commits, before or at the commit', () => {
    const early = shown({ scenario: 'notification', notify: 'beforeCommit' })
    expect(kinds(early).slice(0, 2)).toEqual(['author ok node0', 'node0 plain other'])
    expect(early.lanes.links[1]?.from.at).toBe(-30)
    expect(early.lanes.domain[0]).toBe(-36)
    expect(shown({ scenario: 'notification' }).lanes.links[1]?.from.at).toBe(0)
    expect(early.lanes.marks).toEqual([])
  })

  it.each(locales)('are as high wherever the read is, in %s', (locale) => {
    const heights = Array.from(
      { length: 41 },
      (_, index) => lanesChart(shown({ requestDelayMs: 5 * index }, locale).lanes).draw(fluidCanvas).heightPx,
    )
    expect(new Set(heights).size).toBe(1)
  })
})

describe('the axis', () => {
  it('is the read’s range from the commit on, of which 0.15 lie before it', () => {
    for (const given of [
      {},
      { requestDelayMs: 700 },
      { pollPeriodMs: 5000 },
      { loadMs: 300, loadSpread: 'exponential' as const },
    ]) {
      const { lanes, endMs } = shown(given)
      const { min, max } = sliderScale(readSpec(endMs), clusterConsistency.resolve(given).requestDelayMs)
      expect([min, max]).toEqual([0, lanes.domain[1]])
      expect(-lanes.domain[0] / (lanes.domain[1] - lanes.domain[0])).toBeCloseTo(0.15 / 1.15, 12)
    }
  })

  it('ends at a round time by which the nodes have converged', () => {
    expect(
      [{}, { pollPeriodMs: 0, loadMs: 0 }, { requestDelayMs: 201 }, { pollPeriodMs: 1000, loadMs: 400 }].map(
        (given) => shown(given).endMs,
      ),
    ).toEqual([200, 100, 300, 2000])
  })
})

describe('the curve', () => {
  it('runs on the lanes’ axis, through the law, with the simulation’s dots about it', () => {
    const { lanes, plot, result } = shown({})
    expect(plot.x.domain).toEqual(lanes.domain)
    expect(plot.lines.map(({ id, value }) => [id, value.replace('\u00a0', ' ')])).toEqual([
      ['another', '90 ms'],
      ['all', '111 ms'],
    ])
    const dots = plot.dots.filter(({ role }) => role === 'is')
    expect(dots.length).toBeGreaterThan(15)
    expect(dots.length).toBeLessThanOrEqual(25)
    for (const { x, y } of dots) {
      expect(result.convergence.find(({ tMs }) => tMs === x)?.allShare).toBe(y)
      const law = Math.min(1, Math.max(0, (x - 40) / 100)) ** 2
      expect(Math.abs((y ?? NaN) - law)).toBeLessThan(0.05)
    }
  })

  it('of two nodes is one line, of one node a line without dots', () => {
    expect(shown({ nodes: 2 }).plot.lines.map(({ id }) => id)).toEqual(['all'])
    const { lines, dots } = shown({ nodes: 1 }).plot
    expect([lines.length, dots.length, new Set(lines[0]?.points.map(([, y]) => y))]).toEqual([1, 0, new Set([1])])
  })

  it('has a place and a table for any assumptions', () => {
    fc.assert(
      fc.property(someCluster, fc.constantFrom(...locales), (a, locale) => {
        const { plot } = shown(a, locale)
        for (const { x, y } of plot.dots)
          expect(Number.isFinite(x) && (y ?? NaN) >= -1e-9 && (y ?? NaN) <= 1 + 1e-9).toBe(true)
        for (const { points } of plot.lines)
          for (const [x, y] of points)
            expect(Number.isFinite(x) && (y ?? NaN) >= -1e-9 && (y ?? NaN) <= 1 + 1e-9).toBe(true)
        expect(plotChart(plot).table().rows).toHaveLength(11)
        expect(plotChart(plot).draw(fluidCanvas).heightPx).toBeGreaterThan(200)
      }),
      { numRuns: 60 },
    )
  })
})
