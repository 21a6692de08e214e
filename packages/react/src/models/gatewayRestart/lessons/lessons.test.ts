import { gatewayRestart } from '@half-open/sim/gatewayRestart'
import { expect, it } from 'vitest'
import { formatDuration } from '../../../text/duration'
import { locales } from '../../../text/locale'
import { gatewayRestartLessons } from './index'

it.each(locales)('has a lesson for each scenario of the model and for no other, in %s', (locale) => {
  expect(Object.keys(gatewayRestartLessons[locale]).sort()).toEqual(gatewayRestart.scenarios.map(({ id }) => id).sort())
})

it.each(locales)('quotes times that the model gives, in %s', (locale) => {
  const lessons = gatewayRestartLessons[locale]
  const quoted = (...assumptions: Parameters<typeof gatewayRestart.simulate>) =>
    formatDuration(gatewayRestart.simulate(...assumptions).t100S ?? NaN, locale).replaceAll('\u00a0', ' ')
  expect(lessons['the-queue-that-is-too-long'].text).toContain(quoted({ queueCapacity: 511 }))
  expect(lessons['accept-no-faster-than-you-authenticate'].text).toContain(quoted({ queueCapacity: 1024, acceptPerS: 100 }))
})
