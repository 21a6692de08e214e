import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someRestart } from '../models/gatewayRestart/testing/someRestart'
import { formatDuration } from '../text/duration'
import { locales, type Locale } from '../text/locale'
import { describe as describeFigure } from './describe'
import { gatewayRestartCurveMessages } from './messages'
import { rates } from './outcome'
import { describeSpread, spreadOf } from './spread'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function described(given: Partial<GatewayRestartAssumptions>, locale: Locale = 'en') {
  const assumptions = gatewayRestart.resolve(given)
  const { finding, wayOut } = describeFigure(gatewayRestart.compare(assumptions, 12), assumptions, gatewayRestartCurveMessages[locale], locale)
  return { finding: plain(finding), wayOut }
}

describe('the finding', () => {
  it('says when the last device is back, both ways', () => {
    expect(locales.map((locale) => described({}, locale).finding)).toEqual([
      'With a fixed 10 s the last device is back after 4 min 52 s; at random, after 3 min 4 s.',
      'Con espera fija de 10 s vuelven todos en 4 min 52 s; al azar, en 3 min 4 s.',
      'Con attesa fissa di 10 s tornano tutti in 4 min 52 s; casuale, in 3 min 4 s.',
    ])
  })

  it('says never where that is so, and how many are back', () => {
    expect(locales.map((locale) => described({ queueCapacity: 1024 }, locale).finding)).toEqual([
      'With a fixed 10 s the fleet is stuck at 39 % for ever; at random, all are back after 2 min 55 s.',
      'Con espera fija de 10 s, la flota no pasa nunca del 39 %; al azar, vuelven todos en 2 min 55 s.',
      'Con attesa fissa di 10 s la flotta non supera mai il 39 %; casuale, tornano tutti in 2 min 55 s.',
    ])
  })

  it('does not call never what was only not watched long enough', () => {
    expect(described({ horizonS: 200 }).finding).toMatch(/^With a fixed 10 s only 6\d % are back after 3 min 20 s; at random, all are back/)
    expect(described({ instances: 2, retryIntervalS: 7200 }).finding).toMatch(/^With a fixed 2 h only 50 % are back after 1 h; at random, all are back/)
    expect(described({ retryIntervalS: 300, horizonS: 250 }).finding).toMatch(/^With a fixed 5 min nobody is back after 4 min 10 s;/)
  })

  it.each(locales)('whatever is assumed, names the times of the model and nothing that is no text, in %s', (locale) => {
    fc.assert(
      fc.property(someRestart, (assumptions) => {
        const { finding, wayOut } = described(assumptions, locale)
        expect(finding).toMatch(/^\p{Lu}.*[^.]\.$/u)
        expect(finding).not.toMatch(/undefined|NaN|null|\[object/)
        if (wayOut) return
        for (const { t100S } of Object.values(gatewayRestart.compare(assumptions, 12))) {
          if (t100S !== null) expect(finding).toContain(plain(formatDuration(t100S, locale)))
        }
      }),
    )
  })
})

describe('the way out', () => {
  it.each([
    ['acceptPerS', 500],
    ['authPerS', 100],
    ['initPerS', 200],
  ] as const)('from a gateway whose %s is 0 is its default', (key, value) => {
    const { finding, wayOut } = described({ [key]: 0 })
    expect(finding).toMatch(/ever comes back\.$/)
    expect(wayOut).toEqual({ text: `Set ${value} per second`, key, value })
  })

  it('from a watch that ends before the gateway is up is a longer one, if there may be one', () => {
    expect(described({ horizonS: 30 })).toMatchObject({ wayOut: { key: 'horizonS', value: 3660 } })
    expect(described({ downtimeS: 86_400, horizonS: 86_000 }).wayOut).toBeUndefined()
  })
})

describe('the spread', () => {
  const fifty = (fixed: (number | null)[], random: (number | null)[]) => {
    const band = ([p5 = null, p95 = null]: (number | null)[]) => ({ p5, median: p5, p95 })
    return { done: 50, runs: { seeds: [], values: { fixed: [], random: [] }, bands: { fixed: band(fixed), random: band(random) }, typicalSeed: 12 } }
  }
  const said = (instances: number, ...bands: Parameters<typeof fifty>) =>
    plain(describeSpread(fifty(...bands), gatewayRestart.resolve({ instances }), gatewayRestartCurveMessages.en, 'en') ?? '')

  it('is said of the random policy, and of the fixed one where there is chance in it', () => {
    expect(said(1, [292, 292], [174, 199])).toBe(
      'Over fifty runs, at random the last device is back after 2 min 54 s–3 min 19 s (5th to 95th percentile); with a fixed wait every run is the same.',
    )
    expect(said(4, [17, 19], [null, null])).toContain('the last device is not back in 1 h (5th to 95th percentile); with a fixed wait it is back after 17 s–19 s.')
    expect(said(4, [17, null], [3, 3])).toMatch(/with a fixed wait it is back after 17 s at the earliest, in some runs not in 1 h\.$/)
  })

  it.each(rates)('is never, where %s is 0', (rate) => {
    const none = fifty([null, null], [null, null])
    for (const locale of locales) {
      const text = describeSpread(none, gatewayRestart.resolve({ [rate]: 0 }), gatewayRestartCurveMessages[locale], locale)
      expect(text).toBe(gatewayRestartCurveMessages[locale].spreadNever)
    }
  })

  it('is drawn where all of it is times', () => {
    expect(spreadOf(fifty([292, null], [174, 199]).runs.bands)).toEqual({ random: [174, 199] })
    expect(spreadOf(undefined)).toEqual({})
    expect(describeSpread({ done: 5 }, gatewayRestart.resolve(), gatewayRestartCurveMessages.en, 'en')).toBeUndefined()
  })
})
