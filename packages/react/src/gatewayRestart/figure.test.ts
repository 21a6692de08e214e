import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plotChart } from '../figure'
import { fluidCanvas } from '../figure/svg/Canvas'
import { someRestart } from '../models/gatewayRestart/testing/someRestart'
import { locales, type Locale } from '../text/locale'
import { restarts } from '../models/gatewayRestart/restarts'
import { timeAxis } from './axis'
import { figure } from './figure'
import { gatewayRestartCurveMessages } from './messages'

const policies = ['fixed', 'random'] as const

function figureOf(given: Partial<GatewayRestartAssumptions>, locale: Locale = 'en', policy: (typeof policies)[number] = 'fixed') {
  const assumptions = gatewayRestart.resolve(given)
  const both = gatewayRestart.compare(assumptions, 12)
  const view = { axis: timeAxis(both, assumptions), policy, spread: {}, messages: gatewayRestartCurveMessages[locale], locale }
  return { both, spec: figure(both, assumptions, view) }
}

describe('the lines', () => {
  it('are the model’s curves, second by second', () => {
    fc.assert(
      fc.property(someRestart, (assumptions) => {
        const { both, spec } = figureOf(assumptions)
        for (const { id, points } of spec.lines) {
          const { curve } = both[id as 'fixed']
          const held = curve.map((_, second) => points.filter(([at]) => at <= second).at(-1)?.[1])
          expect(held).toEqual(curve)
        }
      }),
    )
  })

  it('end where the last device is back, or go on for ever, inside the axis', () => {
    fc.assert(
      fc.property(someRestart, (assumptions) => {
        const { both, spec } = figureOf(assumptions)
        for (const { id, points, forever } of spec.lines) {
          const { t100S } = both[id as 'fixed']
          expect(forever).toBe(t100S === null)
          if (t100S !== null) expect(points.at(-1)).toEqual([t100S, 1])
          if (t100S !== null) expect(t100S).toBeLessThan(spec.x.domain[1] + 0.001)
        }
      }),
    )
  })

  it('break off where the computation did: what comes then is not known', () => {
    const assumptions = gatewayRestart.resolve({ devices: 100_000 })
    const { result, isWhole } = restarts.atOnce!(assumptions, 12)
    expect([isWhole, result.random.truncated]).toEqual([false, true])
    const view = { axis: timeAxis(result, assumptions), policy: 'fixed', spread: {}, messages: gatewayRestartCurveMessages.en, locale: 'en' } as const
    const [, random] = figure(result, assumptions, view).lines
    expect(random).toMatchObject({ forever: false, breaksOff: true })
    expect(random?.points.at(-1)?.[0]).toBe(result.random.curve.length - 1)
  })

  it('are cut where one is stuck, with the end of the watch past the cut', () => {
    const { spec } = figureOf({ queueCapacity: 1024 })
    expect(spec.x).toMatchObject({ domain: [0, 218.75], beyond: '1\u00a0h' })
    expect(spec.lines.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(['never, stuck at 39 %', '2 min 55 s'])
    expect(figureOf({}).spec.x.beyond).toBeUndefined()
  })
})

describe('the rows', () => {
  it('are of the policy that is chosen, and their labels count all of the run', () => {
    const labels = (policy: 'fixed' | 'random') => figureOf({}, 'en', policy).spec.strips.map(({ label }) => label)
    expect(labels('fixed')).toEqual(['Fixed wait, refused: 25,000', 'SYNs dropped: 95,160', 'Logins checked in vain: 0'])
    expect(labels('random')[0]).toBe('Random wait, refused: 9,559')
  })

  it('fill in each stretch what the model counts in it, hatched where a login is checked in vain', () => {
    const { both, spec } = figureOf({ queueCapacity: 1024 })
    const [refused, , wasted] = spec.strips
    expect(refused?.cells.map(({ from, share }) => [from, share])).toEqual([10, 20, 30, 40, 50].map((from) => [from, 1]))
    expect(wasted?.role).toBe('wrong')
    const { wastedLogins } = both.fixed.perSecond
    for (const { from, until, share } of wasted?.cells.slice(0, -1) ?? []) {
      const counted = wastedLogins.slice(from, until).reduce((sum, count) => sum + count, 0)
      expect(share).toBeCloseTo(counted / (100 * (until - from)), 10)
    }
    // It goes on past the cut.
    expect(wasted?.cells.at(-1)?.until).toBe(3601)
  })

  it('are measured alike under both policies', () => {
    const shares = (policy: 'fixed' | 'random') => figureOf({}, 'en', policy).spec.strips[0]?.cells.map(({ share }) => share) ?? []
    expect(Math.max(...shares('fixed'))).toBe(1)
    expect(Math.max(...shares('random'))).toBeLessThan(0.2)
  })
})

describe.each(locales)('in %s', (locale) => {
  it('whatever the queue, the figure is as high: nothing moves while it is dragged', () => {
    const heights = [1, 64, 128, 300, 511, 768, 832, 896, 1024, 4096].map((queueCapacity) => plotChart(figureOf({ queueCapacity }, locale).spec).draw(fluidCanvas).heightPx)
    expect(heights).toEqual(heights.map(() => heights[0]))
  })

  it('the table has both policies side by side', () => {
    const { numbers } = figureOf({ queueCapacity: 1024 }, locale).spec
    const never = gatewayRestartCurveMessages[locale].table.never
    expect(numbers.columns).toHaveLength(3)
    expect(numbers.rows.map(({ cells }) => cells.map(({ text }) => text))).toContainEqual([never, '2\u00a0min\u00a055\u00a0s'])
    const brief = figureOf({ horizonS: 60 }, locale).spec.numbers.rows[0]?.cells.map(({ text }) => text)
    expect(brief).toEqual(Array.from({ length: 2 }, () => gatewayRestartCurveMessages[locale].table.notWithin('1\u00a0min')))
    expect(numbers.rows.flatMap(({ label }) => label).every((label) => label !== '')).toBe(true)
  })
})
