/** Where nine tenths of the runs lie, and their middle; `null` where that is beyond every number (never reached). */
export interface Band {
  p5: number | null
  median: number | null
  p95: number | null
}

/** `null`, a thing that never happened or has no sample, counts as later and larger than any number. */
export function bandOf(values: readonly (number | null)[]): Band {
  const sorted = values.map(orInfinity).sort(ascending)
  return { p5: quantileOfSorted(sorted, 0.05), median: quantileOfSorted(sorted, 0.5), p95: quantileOfSorted(sorted, 0.95) }
}

/** The seed in the middle, the lower of two, of the runs sorted by (value, seed). */
export function typicalOf(seeds: readonly number[], values: readonly (number | null)[]): number {
  const runs = seeds.map((seed, i) => ({ seed, value: orInfinity(values[i] ?? null) }))
  runs.sort((a, b) => ascending(a.value, b.value) || a.seed - b.seed)
  const middle = runs[Math.ceil(runs.length / 2) - 1]
  if (!middle) throw new RangeError('typicalOf: expected at least 1 seed, got 0')
  return middle.seed
}

/** Written so that two infinities are equal: their difference is not a number. */
function ascending(a: number, b: number): number {
  return a === b ? 0 : a - b
}

function orInfinity(value: number | null): number {
  return value ?? Infinity
}

/** Type 7, of few values and with infinite ones. */
function quantileOfSorted(sorted: readonly number[], p: number): number | null {
  const position = (sorted.length - 1) * p
  const below = sorted[Math.floor(position)] ?? Infinity
  const above = sorted[Math.ceil(position)] ?? Infinity
  const value = below === above ? below : below + (above - below) * (position - Math.floor(position))
  return value === Infinity ? null : value
}
