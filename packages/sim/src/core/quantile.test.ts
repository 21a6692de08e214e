import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantile } from './quantile'
import { plainQuantile } from './testing/plainQuantile'

const ones = (values: readonly number[]) => Float64Array.from(values, () => 1)
const of = (values: readonly number[], p: number) => quantile(Float64Array.from(values), ones(values), p)

describe('quantile', () => {
  it('interpolates between order statistics, type 7', () => {
    // R: quantile(c(1, 2, 4, 8), c(.25, .5, .95), type = 7)
    expect(of([8, 1, 4, 2], 0.25)).toBe(1.75)
    expect(of([8, 1, 4, 2], 0.5)).toBe(3)
    expect(of([8, 1, 4, 2], 0.95)).toBeCloseTo(7.4, 12)
  })

  it('has nothing to say of an empty sample', () => {
    expect(of([], 0.5)).toBeNull()
    expect(quantile(Float64Array.of(1, 2), Float64Array.of(0, 0), 0.5)).toBeNull()
  })

  it('counts a weight as repeats', () => {
    expect(quantile(Float64Array.of(10, 1), Float64Array.of(1, 4), 0.5)).toBe(1)
    expect(quantile(Float64Array.of(10, 1), Float64Array.of(3, 3), 0.5)).toBe(5.5)
  })

  it('leaves the sample as it was', () => {
    const values = Float64Array.of(3, 1, 2)
    quantile(values, ones([3, 1, 2]), 0.5)
    expect([...values]).toEqual([3, 1, 2])
  })

  it('equals the sorted, repeated sample bit for bit', () => {
    const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer(), fc.double({ min: -1e9, max: 1e9, noNaN: true }))
    const sample = fc.array(fc.tuple(value, fc.integer({ min: 0, max: 5 })), { maxLength: 200 })
    const p = fc.oneof(fc.constantFrom(0, 0.5, 0.95, 1), fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(
      fc.property(sample, p, (pairs, at) => {
        const values = Float64Array.from(pairs, ([v]) => v)
        const weights = Float64Array.from(pairs, ([, w]) => w)
        const repeated = pairs.flatMap(([v, w]) => Array.from({ length: w }, () => v))
        const [fast, plain] = [quantile(values, weights, at), plainQuantile(repeated, at)]
        // 0 and −0 are equal order statistics.
        expect(fast === plain).toBe(true)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})
