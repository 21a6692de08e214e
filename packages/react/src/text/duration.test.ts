import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from './duration'
import { locales } from './locale'
import { parseQuantity } from './parseQuantity'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [0.027, '27 ms'],
    [0.0995, '0.1 s'],
    [0.8, '0.8 s'],
    [9.96, '10 s'],
    [45, '45 s'],
    [59.6, '1 min'],
    [462, '7 min 42 s'],
    [3599.4, '59 min 59 s'],
    [3599.6, '1 h'],
    [7797, '2 h 10 min'],
    [86_390, '1 d'],
    [93_600, '1 d 2 h'],
    [-30, '\u221230 s'],
    [-0.027, '\u221227 ms'],
  ])('%d s is "%s"', (seconds, text) => {
    expect(plain(formatDuration(seconds, 'en'))).toBe(text)
  })

  it('writes decimals and days as each language does', () => {
    expect(plain(formatDuration(0.8, 'es'))).toBe('0,8 s')
    expect(plain(formatDuration(172_800, 'it'))).toBe('2 g')
  })

  it('never lets a number and its unit part at the end of a line', () => {
    expect(formatDuration(7797, 'en')).not.toContain(' ')
  })

  it('can be typed back, to within the rounding of its smaller unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -5e6, max: 5e6, noNaN: true }), fc.constantFrom(...locales), (seconds, locale) => {
        const typed = parseQuantity(formatDuration(seconds, locale), 's', locale)
        const size = Math.abs(seconds)
        const half = size < 9.95 ? 0.05 : size < 3599.5 ? 0.5 : size < 86_370 ? 30 : 1800
        expect(Math.abs((typed ?? NaN) - seconds)).toBeLessThanOrEqual(half + 1e-9)
      }),
    )
  })
})
