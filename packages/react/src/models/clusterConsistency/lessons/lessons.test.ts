import { clusterConsistency } from '@half-open/sim/clusterConsistency'
import { expect, it } from 'vitest'
import { locales } from '../../../text/locale'
import { clusterConsistencyLessons } from './index'

it.each(locales)('has a lesson for each scenario of the model and for no other, in %s', (locale) => {
  const ids = clusterConsistency.scenarios.map(({ id }) => id)
  expect(Object.keys(clusterConsistencyLessons[locale]).sort()).toEqual(ids.sort())
})

it.each(locales)('quotes waits that the model gives, in %s', (locale) => {
  const lessons = clusterConsistencyLessons[locale]
  const many = { trials: 100_000 }
  const ms = (value: number | null) => `${Math.round(value ?? NaN)} ms`
  expect(lessons['round-robin-with-a-token'].text).toContain(ms(clusterConsistency.simulate(many).author.waits.meanMs))
  const { other } = clusterConsistency.simulate({ ...many, scenario: 'notification' })
  expect(lessons['notified-after-the-commit-with-a-token'].text).toContain(ms(other.meanWaitAllMs))
})
