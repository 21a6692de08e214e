import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from './locale'
import { formatNumber } from './number'
import { parseNumber } from './parseNumber'
import { parseQuantity } from './parseQuantity'

describe('parseNumber', () => {
  it.each([
    ['1,200', 'en', 1200],
    ['1,200', 'es', 1.2],
    ['1.200', 'it', 1200],
    ['0.8', 'es', 0.8],
    ['0,8', 'it', 0.8],
    ['12 000', 'es', 12_000],
    ['1.234,5', 'it', 1234.5],
    ['\u22123', 'en', -3],
  ] as const)('"%s" in %s is %d', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value)
  })

  it('reads back every number that formatNumber writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...locales), (hundredths, locale) => {
        const value = hundredths / 100
        expect(parseNumber(formatNumber(value, locale, 2), locale)).toBeCloseTo(value, 2)
      }),
    )
  })

  it('never gives NaN or an infinity, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        const value = parseNumber(text, locale)
        expect(value === undefined || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('parseQuantity', () => {
  it.each([
    ['180', 180],
    ['3 min', 180],
    ['7m42s', 462],
    ['2 h 10 min', 7800],
    ['1,5 h', 5400],
    ['800 ms', 0.8],
    ['\u221227 ms', -0.027],
    ['-1 min 30 s', -90],
  ])('"%s" is %d seconds', (text, seconds) => {
    expect(parseQuantity(text, 's', 'es')).toBeCloseTo(seconds, 9)
  })

  it.each([
    '',
    'soon',
    '3 parsecs',
    'min',
    '3 min and a bit',
    '-',
    '- s',
    '--3 s',
    '3 min -2 s',
    'NaN',
    'Infinity',
    '__proto__',
    '3 constructor',
  ])('"%s" is nothing', (text) => {
    expect(parseQuantity(text, 's', 'en')).toBeUndefined()
  })

  it('does not take a time where a count is meant', () => {
    expect(parseQuantity('3 min', 'count', 'en')).toBeUndefined()
  })
})
