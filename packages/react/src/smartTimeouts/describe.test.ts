import {
  chainServers,
  smartTimeouts,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
} from '@half-open/sim/smartTimeouts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAssumptions } from '../../../sim/src/smartTimeouts/testing/anyAssumptions'
import { formatDuration } from '../text/duration'
import { locales, type Locale } from '../text/locale'
import { describe as describeFigure } from './describe'
import { smartTimeoutsChainMessages } from './messages'
import { slowText } from './slow'
import { describeSpread } from './spread'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function described(given: Partial<SmartTimeoutsAssumptions>, locale: Locale = 'en', policy: ChainPolicy = 'with') {
  const assumptions = smartTimeouts.resolve(given)
  const result = smartTimeouts.simulate(assumptions, smartTimeouts.typicalSeed)
  const { finding, wayOut } = describeFigure(
    result,
    assumptions,
    policy,
    chainServers(assumptions),
    smartTimeoutsChainMessages[locale],
    locale,
  )
  return { finding: plain(finding), wayOut, result, assumptions }
}
const finding = (given: Partial<SmartTimeoutsAssumptions>, policy?: ChainPolicy) =>
  described(given, 'en', policy).finding

describe('the finding', () => {
  it('says what the outage did, what smart timeouts save, and their price', () => {
    expect(locales.map((locale) => described({}, locale).finding)).toEqual([
      'During the outage 54 % of requests that did not need C1 took over a second; with smart timeouts 1 %. The price: C1 was back, and it took B1 7 min 13 s to find out.',
      'Durante la caída el 54 % de las peticiones que no necesitaban a C1 tardó más de un segundo; con smart timeouts, el 1 %. El precio: C1 había vuelto, y B1 tardó 7 min 13 s en enterarse.',
      'Durante il guasto il 54 % delle richieste non rivolte a C1 ha impiegato più di un secondo; con gli smart timeouts l’1 %. Il prezzo: C1 era tornato, e B1 se n’è accorto dopo 7 min 13 s.',
    ])
  })

  it.each<[string, Partial<SmartTimeoutsAssumptions>, RegExp]>([
    ['a lock-out', { refusalsCount: true }, /The price: C1 was back, and in 25 min B1 did not find out\.$/],
    ['an outage without end', { horizonS: 1200 }, /C1 is dead to the end of the watch\.$/],
    ['a tolerance that is never reached', { tolerance: 1000 }, /with smart timeouts 54 %\. B1 never stopped asking\.$/],
    [
      'workers to spare',
      { workersPerServer: 20 },
      /^During the outage no request that did not need C1 took over a second, with smart timeouts or without\./,
    ],
    ['an overload', { requestsPerS: 4 }, /^During the outage >? ?\d\d % of requests/],
    [
      'nobody but the client that asks the tail',
      { arrivals: 'sequential' },
      /^\d+ calls found C1 dead; with smart timeouts \d+\. The price:/,
    ],
    ['another tree', { depth: 2 }, /that did not need B1 took .* it took A /],
    ['no outage', { outageS: 0 }, /^C1 does not fail in the time watched \(1 h\): nobody waits/],
    ['an outage after the watch', { outageFromS: 3600 }, /^C1 does not fail/],
    ['no requests', { requestsPerS: 0 }, /^Nobody asks for anything/],
  ])('of %s is true too', (_, given, text) => expect(finding(given)).toMatch(text))

  it('of a tail that was removed by hand has its own price', () => {
    expect(finding({}, 'removed')).toBe(
      'During the outage 54 % of requests that did not need C1 took over a second; with C1 removed by hand none. The price: nobody finds out when C1 is back.',
    )
  })

  it('of what is shown without smart timeouts is the same', () => expect(finding({}, 'without')).toBe(finding({})))

  it.each(locales)(
    'whatever is assumed, names the numbers of the model and nothing that is no text, in %s',
    (locale) => {
      fc.assert(
        fc.property(anyAssumptions, (given) => {
          const { finding: text, wayOut, result, assumptions } = described(given, locale)
          expect(text).toMatch(/^[\p{Lu}\d].*[^.]\.$/u)
          expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object/)
          if (wayOut || assumptions.outageFromS >= assumptions.horizonS) return
          for (const { healthy } of [result.without, result.with]) {
            const share = healthy.over1sShare
            if (share !== null && share > 0 && share < 1) expect(text).toContain(plain(slowText(share, locale)))
          }
          const lagS = result.with.recoveryLagS
          if (lagS !== null && result.with.blacklist.length > 0)
            expect(text).toContain(plain(formatDuration(lagS, locale)))
        }),
      )
    },
  )
})

describe('the way out', () => {
  it.each([
    [{ outageS: 0 }, 'outageS', 1800],
    [{ requestsPerS: 0 }, 'requestsPerS', 2],
  ] as const)('of %o sets %s', (given, key, value) => expect(described(given).wayOut).toMatchObject({ key, value }))

  it('is none where the outage comes after the watch: what is wrong there is the author’s', () => {
    expect(described({ outageFromS: 4000 }).wayOut).toBeUndefined()
  })
})

it.each([
  [0, '0 %'],
  [0.0001, '< 0.1 %'],
  [0.012, '1.2 %'],
  [0.546, '55 %'],
  [0.999, '> 99 %'],
  [1, '100 %'],
])('a share of %d is %s', (share, text) => expect(plain(slowText(share, 'en'))).toBe(text))

describe('the spread', () => {
  const band = (p5: number | null, p95: number | null) => ({ p5, median: p5, p95 })
  const said = (
    lag: [number | null, number | null],
    shares: [number | null, number | null] = [0.47, 0.66],
    given: Partial<SmartTimeoutsAssumptions> = {},
  ) =>
    plain(
      describeSpread(
        {
          done: 50,
          runs: {
            seeds: [],
            values: { without: [], with: [], lag: [] },
            bands: { without: band(...shares), with: band(...shares), lag: band(...lag) },
            typicalSeed: 2,
          },
        },
        smartTimeouts.resolve(given),
        smartTimeoutsChainMessages.en,
        'en',
      ) ?? '',
    )

  it('is said in words', () => {
    expect(said([423, 456])).toBe(
      'Over fifty runs, 5th to 95th percentile: 47 %–66 % without and 47 %–66 % with smart timeouts; found again after 7 min 3 s–7 min 36 s.',
    )
    expect(said([423, null])).toMatch(/found again after 7 min 3 s at the earliest, or never\.$/)
    expect(said([null, null], [null, null])).toBe('Over fifty runs, 5th to 95th percentile: found again never.')
    expect(said([1, 1], [null, null], { arrivals: 'sequential' })).toMatch(/^One client leaves nothing to chance/)
    expect(describeSpread({ done: 5 }, smartTimeouts.resolve(), smartTimeoutsChainMessages.en, 'en')).toBeUndefined()
  })
})
