import { describe, expect, it } from 'vitest'
import { inMicroseconds } from './microseconds'
import { periodLengths } from './periodLengths'
import { resolve } from './resolve'
import type { SmartTimeoutsAssumptions } from './types'

const secondsOf = (given: Partial<SmartTimeoutsAssumptions>, ns: readonly number[]) => {
  const a = resolve({ blacklistS: 60, increaseS: 45, blacklistMaxS: 300, ...given })
  const lengthOf = periodLengths(a, inMicroseconds(a))
  return ns.map((n) => lengthOf(n) / 1e6)
}

describe('the n-th period', () => {
  it.each<[string, Partial<SmartTimeoutsAssumptions>, number[]]>([
    ['constant', { growth: 'constant' }, [60, 60, 60, 60]],
    ['linear, up to the maximum', { growth: 'linear' }, [60, 105, 150, 300]],
    ['geometric, up to the maximum', { growth: 'geometric' }, [60, 120, 240, 300]],
    [
      'geometric and not whole, rounded once',
      { growth: 'geometric', growthFactor: 1.1, blacklistS: 0.007 },
      [0.007, 0.0077, 0.00847, 0.111042],
    ],
  ])('is %s', (_, given, lengths) => {
    expect(secondsOf(given, [1, 2, 3, 30])).toEqual(lengths)
  })

  it('does not depend on those asked for before, as after a success', () => {
    for (const growth of ['constant', 'linear', 'geometric'] as const) {
      expect(secondsOf({ growth }, [5, 1, 2])).toEqual([
        ...secondsOf({ growth }, [5]),
        ...secondsOf({ growth }, [1, 2]),
      ])
    }
  })
})
