import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exp, log } from './math'

const bitsOf = (x: number) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, x)
  return view.getBigInt64(0)
}
const hex = (x: number) => BigInt.asUintN(64, bitsOf(x)).toString(16).padStart(16, '0')

describe('log', () => {
  it.each([
    [1, '0000000000000000'],
    [2, '3fe62e42fefa39ef'],
    [3, '3ff193ea7aad030a'],
    [10, '40026bb1bbb55516'],
    [0.5, 'bfe62e42fefa39ef'],
    [0.1, 'c0026bb1bbb55515'],
    [1e-9, 'c034b927f32bffb8'],
    [1.0000001, '3e7ad7f2847b6492'],
    [0.9999999, 'be7ad7f2b1049b9f'],
    [1.0000009536743164, '3eafffff00000aab'],
    [Math.SQRT1_2, 'bfd62e42fefa39ee'],
    [Math.SQRT2, '3fd62e42fefa39f0'],
    [0.7, 'bfd6d3c324e13f50'],
    [1.4, '3fd588c2d913348e'],
    [1.3, '3fd0ca937be1b9dc'],
    [Math.E, '3ff0000000000000'],
    [123456.789, '40277281cad8a844'],
    [1e+300, '4085963447f87fb5'],
    [2.2250738585072014e-308, 'c086232bdd7abcd2'],
    [5e-324, 'c0874385446d71c3'],
  ])("of %d has fdlibm's bits %s", (x, bits) => {
    expect(hex(log(x))).toBe(bits)
  })

  it('keeps to the limits', () => {
    expect(log(0)).toBe(-Infinity)
    expect(log(-0)).toBe(-Infinity)
    expect(log(Infinity)).toBe(Infinity)
    expect(log(-1)).toBeNaN()
    expect(log(NaN)).toBeNaN()
  })

  it.each([
    ['all numbers', fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true })],
    ['numbers about 1', fc.double({ min: 0.5, max: 2, noNaN: true })],
    ['what an exponential draws', fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((u) => 1 - u)],
  ])('differs from the engine by at most one ulp over %s', (_, numbers) => {
    fc.assert(
      fc.property(numbers, (x) => {
        const ulps = bitsOf(log(x)) - bitsOf(Math.log(x))
        expect(ulps >= -1n && ulps <= 1n).toBe(true)
      }),
      { numRuns: 5000, seed: 1 },
    )
  })
})

describe('exp', () => {
  it.each([
    [0, '3ff0000000000000'],
    [-1, '3fd78b56362cef38'],
    [-0.5, '3fe368b2fc6f960a'],
    [-0.3, '3fe7b4c869c37c05'],
    [-0.35, '3fe68cce09671f71'],
    [-1.04, '3fd69f0062e862fe'],
    [-2, '3fc152aaa3bf81cc'],
    [-10, '3f07cd79b5647c9a'],
    [-100, '36ea8c1f14e2af5d'],
    [-700, '00d14f2b0fb9307f'],
    [-708.5, '000e6cf6d08897ac'],
    [-740, '0000000000000055'],
    [-745, '0000000000000001'],
    [-1e-9, '3fefffffff768fa1'],
    [-1e-5, '3fefffeb07515653'],
  ])("of %d has fdlibm's bits %s", (x, bits) => {
    expect(hex(exp(x))).toBe(bits)
  })

  it('keeps to the limits', () => {
    expect(exp(-746)).toBe(0)
    expect(exp(-Infinity)).toBe(0)
    expect(exp(1)).toBeNaN()
    expect(exp(NaN)).toBeNaN()
  })

  it('differs from the engine by at most one ulp', () => {
    fc.assert(
      fc.property(fc.double({ min: -746, max: 0, noNaN: true }), (x) => {
        const ulps = bitsOf(exp(x)) - bitsOf(Math.exp(x))
        expect(ulps >= -1n && ulps <= 1n).toBe(true)
      }),
      { numRuns: 5000, seed: 1 },
    )
  })
})
