import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareText } from './shareText'

it.each([
  [0, '0 %'],
  [0.000_001, '< 0.1 %'],
  [0.054, '5.4 %'],
  [0.3904, '39 %'],
  [0.9999, '99.9 %'],
  [1, '100 %'],
])('writes %d as %s', (share, text) => {
  expect(shareText(share, 'en').replaceAll('\u00a0', ' ')).toBe(text)
})

it('never says all where some are missing, nor none where there is one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-7, max: 1 - 1e-7, noNaN: true }), (share) => {
      expect(['0\u00a0%', '100\u00a0%']).not.toContain(shareText(share, 'en'))
    }),
  )
})
