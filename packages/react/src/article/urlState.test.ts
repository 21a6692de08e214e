import { fleetDay } from '@half-open/sim/fleetDay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChanges } from './readChanges'
import { readLink, withLink } from './urlState'

const page = 'https://example.org/article?keep=me#place'
const start = fleetDay.resolve()
const read = (href: string, article = 'open') => {
  const texts = readLink(new URL(href).search, article, 'fleetDay')
  return typeof texts === 'object' ? readChanges(fleetDay, start, texts) : texts
}

describe('a link', () => {
  it('holds only what differs, under the article’s name, beside what the page itself put there', () => {
    const href = withLink(page, 'open', 'fleetDay', { heartbeatIntervalS: 600, missedHeartbeats: 1.5 }, 7)
    expect(href).toBe(
      'https://example.org/article?keep=me&open.fleetDay.heartbeatIntervalS=600&open.fleetDay.missedHeartbeats=1.5&open.fleetDay.seed=7&open.v=1#place',
    )
    expect(withLink(href, 'open', 'fleetDay', {}, undefined)).toBe(page)
  })

  it('leads back to what it was made from, exactly', () => {
    const changes = fc.record({
      heartbeatIntervalS: fc.double({ min: 30, max: 86_400, noNaN: true }),
      keepaliveProbes: fc.integer({ min: 1, max: 100 }),
      detection: fc.constantFrom('activity' as const, 'keepalive' as const, 'none' as const),
      awaitConfirmation: fc.boolean(),
    })
    fc.assert(
      fc.property(changes, fc.option(fc.nat(0xffffffff), { nil: undefined }), (changed, seed) => {
        expect(read(withLink(page, 'open', 'fleetDay', changed, seed))).toEqual({
          changed,
          faulty: false,
          ...(seed === undefined ? {} : { seed }),
        })
      }),
    )
  })

  it('speaks to one article and one model, and leaves the others’ words alone', () => {
    const first = withLink(page, 'open', 'fleetDay', { devices: 10 }, undefined)
    const both = withLink(first, 'other', 'fleetDay', { devices: 20 }, undefined)
    expect(read(both)).toEqual({ changed: { devices: 10 }, faulty: false })
    expect(read(both, 'other')).toEqual({ changed: { devices: 20 }, faulty: false })
    expect(withLink(both, 'open', 'fleetDay', {}, undefined)).toBe(
      withLink(page, 'other', 'fleetDay', { devices: 20 }, undefined),
    )
    expect(readLink(new URL(first).search, 'open', 'sessionRace')).toBeUndefined()
  })

  it('of another version says nothing that we understand', () => {
    expect(read('https://example.org/?open.v=2&open.fleetDay.devices=10')).toBe('unreadable')
    expect(read('https://example.org/?open.fleetDay.devices=10')).toBe('unreadable')
  })

  it.each([
    ['open.fleetDay.devices=-3', {}],
    ['open.fleetDay.devices=1e3', {}],
    ['open.fleetDay.devices=10&open.fleetDay.nothing=1', { devices: 10 }],
    ['open.fleetDay.detection=magic', {}],
    ['open.fleetDay.tripsMax=48', {}],
    ['open.fleetDay.seed=-1', {}],
    ['open.fleetDay.__proto__=1', {}],
    ['open.fleetDay.constructor=1', {}],
  ])('that is stale or hostile (%s) is told, and what it spoils stays at its default', (query, changed) => {
    expect(read(`https://example.org/?open.v=1&${query}`)).toEqual({ changed, faulty: true })
  })

  it('never throws, whatever it says, and what is read can be simulated', () => {
    const key = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('seed', ...Object.keys(fleetDay.assumptions)))
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom('NaN', 'Infinity', '-0', '0x10', ''),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key, text), { maxLength: 6 }),
        fc.string({ unit: 'binary' }),
        (entries, rubbish) => {
          const params = entries.map(
            ([name, value]) => `open.fleetDay.${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
          )
          const texts = readLink(`?open.v=1&${params.join('&')}&${rubbish}`, 'open', 'fleetDay')
          if (typeof texts !== 'object') return
          const { changed } = readChanges(fleetDay, start, texts)
          expect(() => fleetDay.resolve({ ...start, ...changed })).not.toThrow()
        },
      ),
      { numRuns: 1000 },
    )
  })
})
