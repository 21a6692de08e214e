import { smartTimeouts } from '@half-open/sim/smartTimeouts'
import { expect, it } from 'vitest'
import { formatDuration } from '../../../text/duration'
import { locales, type Locale } from '../../../text/locale'
import { formatNumber } from '../../../text/number'
import { smartTimeoutsLessons } from './index'

const run = (scenario: string) => {
  const { assumptions, seed } = smartTimeouts.scenarios.find(({ id }) => id === scenario)!
  return smartTimeouts.simulate(assumptions, seed)
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lag = (scenario: string, locale: Locale) => plain(formatDuration(run(scenario).with.recoveryLagS ?? NaN, locale))
const percent = (share: number | null, locale: Locale, digits: number) =>
  `${formatNumber((share ?? NaN) * 100, locale, digits)} %`

it.each(locales)('has a lesson for each scenario of the model and for no other, in %s', (locale) => {
  expect(Object.keys(smartTimeoutsLessons[locale]).sort()).toEqual(smartTimeouts.scenarios.map(({ id }) => id).sort())
})

it.each(locales)('quotes numbers that the model gives, in %s', (locale) => {
  const lessons = smartTimeoutsLessons[locale]
  const text = (id: keyof typeof lessons) => plain(lessons[id].text)
  const { without, with: smart } = run('tail-down-with')
  expect(text('tail-down-without')).toContain(percent(without.healthy.over1sShare, locale, 0))
  expect([smart.probes, text('tail-down-with')]).toEqual([17, expect.stringContaining(String(without.probes))])
  expect(text('tail-down-with')).toContain(percent(smart.healthy.over1sShare, locale, 1))
  for (const id of ['tail-down-with', 'period-outgrows-the-outage', 'preset-envoy'] as const)
    expect(text(id)).toContain(lag(id, locale))
  const { clientLeft } = run('overloaded-chain').without
  expect(Math.round(clientLeft / 100)).toBe(70)
  expect(clientLeft).toBeLessThan(7000)
  expect(text('preset-envoy')).toContain(String(run('preset-envoy').with.probes))
  expect(run('preset-dns').with.probes).toBe(12)
})
