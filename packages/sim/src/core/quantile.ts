/**
 * The p-quantile of a weighted sample, a weight counting as that many repeats: linear interpolation between order
 * statistics (Hyndman and Fan 1996, type 7). An empty sample has none.
 */
export function quantile(values: Float64Array, weights: Float64Array, p: number): number | null {
  let count = 0
  for (let i = 0; i < weights.length; i++) count += weights[i]!
  if (count === 0) return null

  const position = (count - 1) * p
  const rank = Math.floor(position)
  const value = select(values, weights, rank)
  return position === rank ? value : interpolate(value, nextAfter(values, weights, value, rank), position - rank)
}

function interpolate(below: number, above: number, share: number): number {
  return below + (above - below) * share
}

const BUCKETS = 512

/**
 * The value of that rank. Sorts nothing: counts into buckets, goes on within the bucket that holds the rank, and again,
 * until all that it holds are equal. The smallest and the largest never share a bucket, so each turn leaves fewer.
 */
function select(values: Float64Array, weights: Float64Array, rank: number): number {
  const inBucket = new Float64Array(BUCKETS)
  let { min, max } = extent(values)
  while (min < max) {
    const from = min
    const until = max
    const range = until - from
    inBucket.fill(0)
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value >= from && value <= until) inBucket[bucketOf(value - from, range)]! += weights[i]!
    }
    let bucket = 0
    while (rank >= inBucket[bucket]!) rank -= inBucket[bucket++]!

    min = Infinity
    max = -Infinity
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value >= from && value <= until && bucketOf(value - from, range) === bucket) {
        if (value < min) min = value
        if (value > max) max = value
      }
    }
  }
  return min
}

function bucketOf(offset: number, range: number): number {
  return ((offset / range) * (BUCKETS - 1)) | 0
}

/** The value of rank + 1, where `value` is that of `rank`. */
function nextAfter(values: Float64Array, weights: Float64Array, value: number, rank: number): number {
  let upToValue = 0
  let next = Infinity
  for (let i = 0; i < values.length; i++) {
    const other = values[i]!
    if (other <= value) upToValue += weights[i]!
    else if (other < next && weights[i]! > 0) next = other
  }
  return rank + 1 < upToValue ? value : next
}

function extent(values: Float64Array): { min: number; max: number } {
  let min = Infinity
  let max = -Infinity
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value < min) min = value
    if (value > max) max = value
  }
  return { min, max }
}
