/**
 * The p-quantile of a weighted sample, a weight counting as that many repeats: linear interpolation between order
 * statistics (Hyndman and Fan 1996, type 7). By selection; it REORDERS both arrays. An empty sample has none.
 */
export function quantile(values: Float64Array, weights: Float64Array, p: number): number | null {
  let count = 0
  for (let i = 0; i < weights.length; i++) count += weights[i]!
  if (count === 0) return null

  const position = (count - 1) * p
  const rank = Math.floor(position)
  const found = select(values, weights, rank)
  const next = rank + 1 < found.ranksUntil ? found.value : smallestFrom(values, found.end)
  return position === rank ? found.value : interpolate(found.value, next, position - rank)
}

/** Shared with the tests' plain quantile, which must round as this one does. */
export function interpolate(below: number, above: number, share: number): number {
  return below + (above - below) * share
}

interface Selected {
  value: number
  /** Ranks from here on hold larger values, and so do the slots from `end` on. */
  ranksUntil: number
  end: number
}

/** Quickselect with a three-way partition: fleets give many equal lags. */
function select(values: Float64Array, weights: Float64Array, rank: number): Selected {
  let from = 0
  let until = values.length
  let ranksBefore = 0
  for (;;) {
    const pivot = medianOfThree(values[from]!, values[(from + until) >> 1]!, values[until - 1]!)
    let less = from
    let more = until
    let lessWeight = 0
    let equalWeight = 0
    for (let i = from; i < more; ) {
      const value = values[i]!
      if (value < pivot) {
        lessWeight += weights[i]!
        swap(values, weights, i++, less++)
      } else if (value > pivot) {
        swap(values, weights, i, --more)
      } else {
        equalWeight += weights[i++]!
      }
    }
    const equalFrom = ranksBefore + lessWeight
    const equalUntil = equalFrom + equalWeight
    if (rank < equalFrom) {
      until = less
    } else if (rank < equalUntil) {
      return { value: pivot, ranksUntil: equalUntil, end: more }
    } else {
      from = more
      ranksBefore = equalUntil
    }
  }
}

function smallestFrom(values: Float64Array, from: number): number {
  let smallest = Infinity
  for (let i = from; i < values.length; i++) if (values[i]! < smallest) smallest = values[i]!
  return smallest
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}

function swap(values: Float64Array, weights: Float64Array, i: number, j: number): void {
  const value = values[i]!
  const weight = weights[i]!
  values[i] = values[j]!
  weights[i] = weights[j]!
  values[j] = value
  weights[j] = weight
}
