import { describe, expect, it } from 'vitest'
import { fnv1a, stream, threefry2x32 } from './random'

const SAMPLES = 100_000

/** Chi-squared over 100 equal cells: 99 degrees of freedom, so mean 99 and standard deviation √198 ≈ 14. */
function chiSquared(draw: (i: number) => number): number {
  const cells = Array.from({ length: 100 }, () => 0)
  for (let i = 0; i < SAMPLES; i++) cells[Math.floor(draw(i) * 100)]!++
  return cells.reduce((sum, n) => sum + (n - SAMPLES / 100) ** 2 / (SAMPLES / 100), 0)
}

/** Pearson's correlation; of independent draws it has standard deviation 1/√n ≈ 0.0032. */
function correlation(a: (i: number) => number, b: (i: number) => number): number {
  let sum = 0
  for (let i = 0; i < SAMPLES; i++) sum += (a(i) - 0.5) * (b(i) - 0.5)
  return (sum / SAMPLES) * 12
}

describe('threefry2x32', () => {
  // Random123's tests/kat_vectors: counter, key, output, of 20 rounds.
  it.each([
    [[0, 0], [0, 0], [0x6b200159, 0x99ba4efe]],
    [[0xffffffff, 0xffffffff], [0xffffffff, 0xffffffff], [0x1cb996fc, 0xbb002be7]],
    [[0x243f6a88, 0x85a308d3], [0x13198a2e, 0x03707344], [0xc4923a9c, 0x483df7a0]],
  ] as const)('of counter %j under key %j is %j', (counter, key, output) => {
    const out = new Uint32Array(2)
    threefry2x32(key[0], key[1], counter[0], counter[1], out)
    expect([...out]).toEqual(output)
  })
})

describe('fnv1a', () => {
  // Landon Curt Noll's test vectors for 32 bits.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j', (text, hash) => {
    expect(fnv1a(text)).toBe(hash)
  })
})

describe('stream', () => {
  const draw = stream(1, 'test')

  it('takes 53 bits of the block of (entity, index) under (seed, name)', () => {
    const out = new Uint32Array(2)
    threefry2x32(7, fnv1a('name'), 3, 5, out)
    const bits = (BigInt(out[0]!) << 32n) | BigInt(out[1]!)
    expect(stream(7, 'name')(3, 5)).toBe(Number(bits >> 11n) / 2 ** 53)
  })

  it('depends on its four names and not on what was drawn before', () => {
    const alone = stream(1, 'test')(9, 4)
    for (let i = 0; i < 100; i++) draw(i, i)
    expect(draw(9, 4)).toBe(alone)
    const others = [stream(2, 'test')(9, 4), stream(1, 'other')(9, 4), draw(8, 4), draw(9, 5), draw(4, 9)]
    expect(new Set([alone, ...others]).size).toBe(6)
  })

  it.each([
    ['entities', (i: number) => draw(i, 0)],
    ['indices', (i: number) => draw(0, i)],
    ['seeds', (i: number) => stream(i, 'test')(0, 0)],
    ['low bits', (i: number) => (draw(i, 0) * 2 ** 20) % 1],
  ])('is uniform over %s', (_, values) => {
    expect(Math.abs(chiSquared(values) - 99)).toBeLessThan(4 * 14.1)
  })

  it.each([1, 2, 3, 7, 64])('does not follow itself at lag %i', (lag) => {
    expect(Math.abs(correlation((i) => draw(i, 0), (i) => draw(i + lag, 0)))).toBeLessThan(0.013)
    expect(Math.abs(correlation((i) => draw(0, i), (i) => draw(0, i + lag)))).toBeLessThan(0.013)
  })

  it.each([
    ['neighbouring seeds', stream(2, 'test')],
    ['a seed that differs in its top bit', stream(1 + 2 ** 31, 'test')],
    ['neighbouring names', stream(1, 'tesu')],
  ])('does not follow %s', (_, other) => {
    expect(Math.abs(correlation((i) => draw(i, 0), (i) => other(i, 0)))).toBeLessThan(0.013)
  })
})
