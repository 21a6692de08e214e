import { expect, it } from 'vitest'
import { localeOf } from './locale'

it.each([
  ['en', 'en'],
  ['es-MX', 'es'],
  ['IT', 'it'],
  ['de', undefined],
  ['', undefined],
])('"%s" is %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale)
})
