import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { reference } from './testing/reference'
import type { SmartTimeoutsAssumptions } from './types'

describe('simulate equals the plain reference', () => {
  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (assumptions, seed) => {
        expect(simulate(assumptions, seed)).toEqual(reference(assumptions, seed))
      }),
      { numRuns: 1000 },
    )
  })
})
