import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '@half-open/react'
import { queryOf, readQuery, usual } from './address'
import { sites } from './sites'
import { arbitraryChoice } from './testing/arbitraryChoice'

const read = (search: string) => readQuery(search, 'en')

it('brings back, from the address, whatever was chosen, in a page of any language', () => {
  fc.assert(
    fc.property(arbitraryChoice, fc.constantFrom(...sites), fc.constantFrom(...locales), (choice, site, locale) => {
      expect(readQuery(queryOf({ site, choice }, locale), locale)).toEqual({ site, choice, faulty: false })
    }),
  )
})

it('is no part of the address while nothing was chosen', () => {
  for (const locale of locales) expect(queryOf(usual(locale), locale)).toBe('')
})

it('leaves alone what is not the builder’s', () => {
  expect(read('?utm_source=feed&fleetDay.heartbeatIntervalS=120')).toMatchObject({
    choice: { assumptions: { heartbeatIntervalS: 120 } },
    faulty: false,
  })
})

it.each([
  'widget=toString',
  'site=',
  'lang=de',
  'scenario=round-robin-with-a-token',
  'seed=-1',
  'fleetDay.heartbeatIntervalS=soon',
  'fleetDay.heartbeatIntervalS=1e9',
  'fleetDay.devices=1000000',
  'fleetDay.heartbeat=120',
  'fleetDay.__proto__=1',
  'fleetDay.tripMinS=7000&fleetDay.tripMaxS=60',
])('falls back, and answers that it did, where "%s" stands for nothing', (search) => {
  expect(read(search)).toEqual({
    ...usual('en'),
    choice: { ...usual('en').choice, seed: undefined, scenario: undefined },
    faulty: true,
  })
})

it('keeps what can be understood of an address', () => {
  const { site, choice, faulty } = read(
    '?site=astro&widget=QueueCliff&lang=xx&gatewayRestart.queueCapacity=64&gatewayRestart.instances=many',
  )
  expect({ site, faulty }).toEqual({ site: 'astro', faulty: true })
  expect(choice).toMatchObject({ widget: 'QueueCliff', locale: 'en', assumptions: { queueCapacity: 64 } })
})
