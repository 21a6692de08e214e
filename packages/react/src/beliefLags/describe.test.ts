import { expect, it } from 'vitest'
import { locales, type Locale } from '../text/locale'
import { describe as describeLags } from './describe'
import { lagsOf } from './lags'
import { beliefLagsMessages } from './messages'
import { together } from './together'

const finding = (given: Parameters<typeof together.simulate>[0] = {}, locale: Locale = 'en') =>
  describeLags(lagsOf(together.simulate(given)), beliefLagsMessages[locale], locale).replaceAll('\u00a0', ' ')

it.each([
  ['en', 'The registry is wrong for 7 min 14 s, a node for 90.7 ms (medians); the chain for 11 s when a server dies, and for 7 min 13 s when it is back.'],
  ['es', 'El registro se equivoca durante 7 min 14 s, un nodo durante 90,7 ms (medianas); la cadena, 11 s cuando muere un servidor y 7 min 13 s cuando vuelve.'],
  ['it', 'Il registro si sbaglia per 7 min 14 s, un nodo per 90,7 ms (mediane); la catena per 11 s quando muore un server e per 7 min 13 s quando torna.'],
] as const)('says how long each is wrong, in %s', (locale, expected) => {
  expect(finding({}, locale)).toBe(expected)
})

it.each<[string, Parameters<typeof together.simulate>[0], string]>([
  ['a chain that never learns', { refusalsCount: true }, 'The registry is wrong for 7 min 14 s, a node for 90.7 ms (medians); the chain for 11 s when a server dies, and for at least 25 min when it is back.'],
  ['nothing at all', { devices: 0, outageS: 0, nodes: 1 }, 'There is no device. There is no other node. No server fails.'],
  ['no deaths', { coverageLossesPerDay: 0 }, 'No connection dies. A node is wrong for 90.7 ms (median). The chain is wrong for 11 s when a server dies, and for 7 min 13 s when it is back.'],
  ['nobody who asks', { requestsPerS: 0 }, 'The registry is wrong for 7 min 14 s (median). A node is wrong for 90.7 ms (median). Nobody asks for the server.'],
  ['no return', { horizonS: 1200 }, 'The registry is wrong for 7 min 14 s (median). A node is wrong for 90.7 ms (median). The chain is wrong for 11 s when a server dies. The server stays dead.'],
  ['no lag', { pollPeriodMs: 0, loadMs: 0 }, 'The registry is wrong for 7 min 14 s, a node for 0 ms (medians); the chain for 11 s when a server dies, and for 7 min 13 s when it is back.'],
])('is a well-formed sentence for %s', (_, given, expected) => {
  expect(finding(given)).toBe(expected)
})

it.each(locales)('leaves no gap in %s', (locale) => {
  for (const given of [{ devices: 0 }, { outageS: 0 }, { nodes: 1 }, { requestsPerS: 0 }, { tolerance: 1000 }, { horizonS: 1200 }])
    expect(finding(given, locale)).not.toMatch(/undefined|\bnull\b|NaN|Infinity| {2}|\.\./)
})
