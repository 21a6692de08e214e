import { gatewayRestart, type GatewayRestartAssumptions, type QueuePoint } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plotChart } from '../figure'
import { locales } from '../text/locale'
import { backText } from './backText'
import { axisEndS, figure } from './figure'
import { queueCliffMessages } from './messages'
import { pointsOf, somePoints } from './testing/somePoints'

const drawn = (points: readonly QueuePoint[], given: Partial<GatewayRestartAssumptions> = {}) =>
  figure(points, gatewayRestart.resolve(given), axisEndS(points), queueCliffMessages.en, 'en')
const points = gatewayRestart.sweepQueue({}, gatewayRestart.typicalSeed)

describe('the figure', () => {
  it('has a dot for each queue and policy; those that never come back lie past the cut', () => {
    const { dots } = drawn(points)
    const fixed = dots.filter(({ role }) => role !== 'is')
    expect(fixed.map(({ x, y }) => [x, y])).toEqual(points.map(({ queueCapacity, fixed: { t100S } }) => [queueCapacity, t100S]))
    expect(fixed.map(({ role }) => role)).toEqual([...Array(6).fill('none'), ...Array(4).fill('wrong')])
    expect(dots.filter(({ role }) => role === 'is')).toHaveLength(10)
  })

  it('marks where the cliff begins, and the assumed queue', () => {
    const { bands, marks, y, x } = drawn(points)
    expect(bands).toEqual([{ from: 896, until: x.domain[1], label: 'from 896 on' }])
    expect(marks).toEqual([{ at: 128, label: 'assumed: 128' }])
    expect([y.domain, y.beyond]).toEqual([[0, 538], 'never'])
  })

  it('has no cut where all come back, and no times where none do', () => {
    const all = drawn(pointsOf({ 64: 300, 128: 139 }))
    expect([all.bands, all.y.beyond]).toEqual([[], undefined])
    const none = drawn(pointsOf({ 64: null, 128: null }, null), { horizonS: 600 })
    expect([none.bands, none.y.beyond, none.y.ticks]).toEqual([[], 'not in 10\u00a0min', []])
  })

  it('calls never only what is proven', () => {
    expect(drawn(pointsOf({ 64: 139, 128: null, 256: 'never' })).y.beyond).toBe('not in 1\u00a0h')
  })

  it.each([
    [[64, 128, 256, 512, 1024, 2048, 4096], ['64', '256', '1,024', '4,096']],
    [[1, 64, 128, 4096], ['1', '64', '4,096']],
    [[64, 128, 1_000_000], ['256', '16,384', '1,048,576']],
  ])('has few ticks, powers of two, over queues of %j', (queues, labels) => {
    const { x } = drawn(pointsOf(Object.fromEntries(queues.map((queue) => [queue, 139]))))
    const narrow = x.ticks.filter(({ wideOnly }) => !wideOnly)
    expect(narrow.length).toBeLessThanOrEqual(4)
    expect(x.ticks.length).toBeLessThanOrEqual(6)
    expect(narrow.map(({ label }) => label)).toEqual(labels)
  })

  it.each(locales)('holds the same numbers as its table and its CSV, whatever is swept, in %s', (locale) => {
    fc.assert(
      fc.property(somePoints, (some) => {
        const spec = figure(some, gatewayRestart.resolve(), axisEndS(some), queueCliffMessages[locale], locale)
        const chart = plotChart(spec)
        expect(chart.table().rows).toHaveLength(some.length)
        expect(chart.records().slice(1)).toEqual(some.map(({ queueCapacity, fixed, random }) => [queueCapacity, ...[fixed, random].map((back) => back.t100S ?? backText(back, queueCliffMessages[locale], locale))]))
        expect(JSON.stringify([spec, chart.table()])).not.toMatch(/undefined|NaN|Infinity/)
      }),
    )
  })
})
