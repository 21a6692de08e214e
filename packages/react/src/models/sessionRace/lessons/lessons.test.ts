import { sessionRace } from '@half-open/sim/sessionRace'
import { expect, it } from 'vitest'
import { locales } from '../../../text/locale'
import { sessionRaceLessons } from './index'

it.each(locales)('has a lesson for each scenario of the model and for no other, in %s', (locale) => {
  expect(Object.keys(sessionRaceLessons[locale]).sort()).toEqual(sessionRace.scenarios.map(({ id }) => id).sort())
})
