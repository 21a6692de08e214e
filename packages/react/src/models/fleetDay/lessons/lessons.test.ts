import { fleetDay } from '@half-open/sim/fleetDay'
import { expect, it } from 'vitest'
import { locales } from '../../../text/locale'
import { fleetDayLessons } from './index'

it.each(locales)('has a lesson for each scenario of the model and for no other, in %s', (locale) => {
  expect(Object.keys(fleetDayLessons[locale]).sort()).toEqual(fleetDay.scenarios.map(({ id }) => id).sort())
})
