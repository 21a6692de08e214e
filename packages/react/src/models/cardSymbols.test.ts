import { expect, it } from 'vitest'
import { locales } from '../text/locale'
import { fleetDayMetricWords } from './fleetDay/metricWords'
import { gatewayRestartMetricWords } from './gatewayRestart/metricWords'
import { sessionRaceMetricWords } from './sessionRace/metricWords'

/** Single letters that stand for a quantity; "s" after a number is the second. */
const symbol = /(?<![\p{L}\p{N}’'])(?<!\d\)? )(?:[A-Z]|[jst])(?![\p{L}’'])/gu

it.each(locales)('every symbol of a card’s line is named by the rule beside it, in %s', (locale) => {
  const words = [fleetDayMetricWords, gatewayRestartMetricWords, sessionRaceMetricWords].flatMap((each) =>
    Object.entries(each[locale]),
  )
  const used = words.flatMap(([id, { rule, card }]) =>
    (card.match(symbol) ?? []).map((letter) => ({ id, letter, rule })),
  )
  expect(new Set(used.map(({ letter }) => letter))).toEqual(new Set(['T', 'M', 'H', 'j', 't', 's']))
  const unnamed = used.filter(
    ({ letter, rule }) => !new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, 'u').test(rule),
  )
  expect(unnamed.map(({ id, letter }) => `${id}: ${letter}`)).toEqual([])
})
