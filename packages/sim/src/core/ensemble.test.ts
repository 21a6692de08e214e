import { describe, expect, it } from 'vitest'
import { ensemble, ensembleInSlices, typicalSeed } from './ensemble'
import { typicalOf } from './spread'
import type { Model } from './model'

interface A {
  scale: number
}

/** A model whose result is its seed, scaled; seeds that are multiples of 7 never end. */
const echo: Model<A, { value: number | null }, 'value' | 'negative'> = {
  id: 'echo',
  version: '1',
  assumptions: {
    scale: {
      kind: 'number',
      default: 1,
      unit: 'none',
      min: 0,
      max: 9,
      integer: false,
      slider: { min: 0, max: 9, step: 1, scale: 'linear' },
      group: 'main',
      source: { kind: 'our choice', title: 'test' },
    },
  },
  resolve: (partial) => ({ scale: 1, ...partial }),
  simulate: ({ scale = 1 } = {}, seed = 1) => ({ value: seed % 7 === 0 ? null : seed * scale }),
  metrics: {
    value: { unit: 'none', read: (r) => r.value },
    negative: { unit: 'none', read: (r) => (r.value === null ? null : -r.value) },
  },
  typicalMetrics: ['value'],
  typicalSeed: 29,
  scenarios: [],
}

const never = { shouldPause: () => false, pause: () => Promise.resolve() }

describe('ensemble', () => {
  it('gives every metric of every seed, and their band', () => {
    const { values, bands } = ensemble(echo, { scale: 2 }, { seeds: [1, 2, 3, 4, 5] })
    expect(values).toEqual({ value: [2, 4, 6, 8, 10], negative: [-2, -4, -6, -8, -10] })
    expect(bands.value.p5).toBeCloseTo(2.4, 12)
    expect(bands.value.median).toBe(6)
    expect(bands.value.p95).toBeCloseTo(9.6, 12)
  })

  it('counts null as beyond every number', () => {
    expect(ensemble(echo, {}, { seeds: [7, 1, 14] }).bands.value).toEqual({ p5: null, median: null, p95: null })
    expect(ensemble(echo, {}, { seeds: [2, 7, 1] }).bands.value).toEqual({ p5: 1.1, median: 2, p95: null })
    expect(ensemble(echo, {}, { seeds: [] }).bands.value).toEqual({ p5: null, median: null, p95: null })
  })

  it('reads what it is asked to', () => {
    const metrics = { double: { read: (r: { value: number | null }) => (r.value ?? 0) * 2 } }
    expect(ensemble(echo, {}, { seeds: [3], metrics }).values).toEqual({ double: [6] })
  })
})

describe('ensembleInSlices', () => {
  it('equals the ensemble, and pauses when told to', async () => {
    const progress: number[] = []
    let pauses = 0
    const sliced = await ensembleInSlices(echo, { scale: 3 }, {
      seeds: [1, 2, 3, 4],
      shouldPause: () => progress.length % 2 === 0,
      pause: async () => void pauses++,
      onProgress: (done, of) => progress.push(done / of),
    })
    expect(sliced).toEqual(ensemble(echo, { scale: 3 }, { seeds: [1, 2, 3, 4] }))
    expect(progress).toEqual([0.25, 0.5, 0.75, 1])
    expect(pauses).toBe(1)
  })

  it('stops with the reason of its signal', async () => {
    const abort = new AbortController()
    const progress: number[] = []
    const stopped = ensembleInSlices(echo, {}, {
      ...never,
      onProgress: (done) => {
        progress.push(done)
        if (done === 3) abort.abort(new Error('the reader moved on'))
      },
      signal: abort.signal,
    })
    await expect(stopped).rejects.toThrow('the reader moved on')
    expect(progress).toEqual([1, 2, 3])
  })
})

describe('typicalSeed', () => {
  it('is the 25th of seeds 1 to 50 by (metric, seed), null last', () => {
    // Of 1 to 29 four are multiples of 7, so that 29 is the 25th that ends.
    expect(typicalSeed(echo)).toBe(29)
    // All equal at scale 0 but those that never end.
    expect(typicalSeed(echo, { scale: 0 })).toBe(29)
  })
})

describe('typicalOf', () => {
  const seeds = [1, 2, 3, 4, 5]

  it('is, by one measure, the run in the middle', () => {
    expect(typicalOf(seeds, [[5, 1, 4, 2, 3]])).toBe(5)
    expect(typicalOf(seeds, [[null, 1, null, 2, null]])).toBe(1)
  })

  it('is, by several, the one whose farthest place from the middle is nearest to it', () => {
    // Seed 3 is in the middle of the first and last of the second; seeds 2 and 4 are one place off by both.
    expect(typicalOf(seeds, [[1, 2, 3, 4, 5], [1, 4, 5, 2, 3]])).toBe(2)
  })

  it('is no run of none', () => {
    expect(() => typicalOf([], [[]])).toThrow('typicalOf: expected at least 1 seed and 1 measure')
    expect(() => typicalOf(seeds, [])).toThrow(RangeError)
  })
})
