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

/**
 * The seed whose run is in the middle, the lower of two, of the runs sorted by (value, seed). By several measures: the
 * one whose farthest place from the middle is nearest to it, and of equals the lowest seed.
 *
 * @param measures A value per seed, in the seeds' order, of each measure.
 * @throws RangeError without seeds or measures.
 */
export function typicalOf(seeds: readonly number[], measures: readonly (readonly (number | null)[])[]): number {
  if (seeds.length === 0 || measures.length === 0) throw new RangeError('typicalOf: expected at least 1 seed and 1 measure')
  const offCentre = measures.map((values) => placesFromMiddle(seeds, values))
  const farthest = seeds.map((_, i) => Math.max(...offCentre.map((places) => places[i]!)))
  const least = Math.min(...farthest)
  return Math.min(...seeds.filter((_, i) => farthest[i] === least))
}

/** How many places each run is from the middle one. */
function placesFromMiddle(seeds: readonly number[], values: readonly (number | null)[]): number[] {
  const runs = seeds.map((seed, i) => ({ i, seed, value: orInfinity(values[i] ?? null) }))
  runs.sort((a, b) => ascending(a.value, b.value) || a.seed - b.seed)
  const middle = Math.ceil(runs.length / 2) - 1
  const places: number[] = []
  for (const [place, { i }] of runs.entries()) places[i] = Math.abs(place - middle)
  return places
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
