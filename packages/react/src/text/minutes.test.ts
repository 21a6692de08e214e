import { expect, it } from 'vitest'
import { formatMinutes } from './minutes'

it.each([[0, '0:00'], [5, '0:05'], [59.6, '1:00'], [139, '2:19'], [3600, '60:00']])('%d s is %s', (seconds, text) => {
  expect(formatMinutes(seconds)).toBe(text)
})
