import { clusterConsistency, type ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../text/locale'
import { formatShare } from '../text/number'
import { ms } from './axis'
import { describe as describeFigure } from './describe'
import { clusterTimelineMessages } from './messages'
import { someCluster } from './testing/someCluster'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
function described(
  given: Partial<ClusterConsistencyAssumptions>,
  locale: Locale = 'en',
  seed = clusterConsistency.typicalSeed,
) {
  const { finding, promise, wayOut } = describeFigure(
    clusterConsistency.simulate(given, seed),
    clusterConsistency.resolve(given),
    clusterTimelineMessages[locale],
    locale,
  )
  return { finding: plain(finding), promise: plain(promise), wayOut }
}

describe('the finding', () => {
  it('says at the defaults who waits, and for how long', () => {
    expect(described({}).finding).toBe(
      '50 ms after the commit 90 % of the authors’ next reads meet a node that is still old. With the token none reads the old: they wait 46 ms on average.',
    )
    expect(described({}, 'es').finding).toBe(
      '50 ms después del commit, el 90 % de las lecturas siguientes de los autores da con un nodo todavía viejo. Con el token ninguna lee lo viejo: esperan 46 ms de media.',
    )
    expect(described({}, 'it').finding).toBe(
      '50 ms dopo il commit il 90 % delle letture seguenti degli autori trova un nodo ancora vecchio. Con il token nessuna legge il vecchio: aspettano 46 ms in media.',
    )
  })

  it.each<[Partial<ClusterConsistencyAssumptions>, RegExp]>([
    [{ token: 'off' }, /^50 ms after the commit 90 % .* still old, and find the old\.$/],
    [{ token: 'off', routing: 'sticky' }, /^The author is bound to the node with the change, sees it at once/],
    [
      { requestDelayMs: 140 },
      /^140 ms after the commit every node that an author asks has the change: nobody has to wait\.$/,
    ],
    [{ waitLimitMs: 60 }, /they wait 3\d ms on average, 3\d % of all fail\.$/],
    [{ waitLimitMs: 0 }, /none reads the old: they fail at the limit of 0 ms\.$/],
    [
      { scenario: 'http' },
      /^The author is bound .* at once\. 50 ms after the commit 6\d % of the other users still read the old\.$/,
    ],
    [{ scenario: 'http', requestDelayMs: 140 }, /140 ms after the commit every other user sees it, too\.$/],
    [
      { scenario: 'notification' },
      /^Told at the commit, and told the version, no device reads the old: 6\d % meet a node that is still old, and they wait 7\d ms on average\.$/,
    ],
    [
      { scenario: 'notification', token: 'off' },
      /^Told at the commit, 6\d % of the devices ask a node that is still old, and read the old\.$/,
    ],
    [
      { scenario: 'notification', notify: 'beforeCommit' },
      /^Told 30 ms before the commit, 9\d % of the devices ask too early and read the old\.$/,
    ],
    [
      { scenario: 'notification', notify: 'beforeCommit', nodes: 1 },
      /^Told 30 ms before the commit, 7\d % of the devices ask too early/,
    ],
    [
      { scenario: 'notification', notify: 'beforeCommit', nodes: 1, commitMs: 0 },
      /every device is told late enough to read the new\.$/,
    ],
    [{ scenario: 'notification', pollPeriodMs: 0, loadMs: 0 }, /^Told at the commit, every device finds the new\.$/],
  ])('by %j', (given, text) => {
    expect(described(given).finding).toMatch(text)
  })

  it('of a single node is that there is nothing to wait for, with a way to more of them', () => {
    for (const scenario of ['http', 'webSocket', 'notification'] as const) {
      const { finding, wayOut } = described({ nodes: 1, scenario })
      expect(finding).toContain('there is nothing to wait for')
      expect(wayOut).toMatchObject({ key: 'nodes', value: 3, text: 'Show 3 nodes' })
    }
    expect(described({ nodes: 2 }).wayOut).toBeUndefined()
  })
})

describe.each(locales)('whatever is assumed, in %s', (locale) => {
  it('the sentences hold the model’s numbers, and never a hole', () => {
    fc.assert(
      fc.property(someCluster, fc.integer({ min: 0, max: 99 }), (a, seed) => {
        const { finding, promise } = described(a, locale, seed)
        expect(`${finding} ${promise}`).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\$\{/)
        const { author, other } = clusterConsistency.simulate(a, seed)
        if (a.nodes === 1) return
        if (a.scenario === 'http')
          expect(finding.includes(plain(formatShare(other.staleShare, locale)))).toBe(other.staleShare > 0)
        if (a.scenario === 'webSocket' && author.staleShare > 0)
          expect(finding).toContain(plain(formatShare(author.staleShare, locale)))
        if (a.scenario === 'webSocket' && author.waits.meanMs !== null)
          expect(finding).toContain(plain(ms(author.waits.meanMs, locale)))
        if (a.scenario !== 'webSocket') return
        const stale = plain(formatShare(other.staleShare, locale))
        if (other.staleShare > 0) expect(promise).toContain(stale)
      }),
    )
  })
})

describe('the promise to a second device', () => {
  it('is none, and says how often that shows', () => {
    expect(described({}).promise).toMatch(
      /^A second device wrote nothing and is promised nothing: 6\d % of its first reads find the old, and in 2\d % of the changes it sees the new and then the old again\.$/,
    )
    expect(described({ requestDelayMs: 150 }).promise).toMatch(/promised nothing: here it happens to find the new\.$/)
  })

  it('is monotonic reads where the session keeps what it has read', () => {
    expect(described({ token: 'writeAndRead' }).promise).toMatch(/; but what it has once seen it keeps seeing\.$/)
  })
})
