/** The first `count` are in use. Columns, so that a million devices make no garbage. */
export interface Spans {
  count: number
  starts: Float64Array
  ends: Float64Array
}

export function spans(capacity: number): Spans {
  return { count: 0, starts: new Float64Array(capacity), ends: new Float64Array(capacity) }
}

/** Inserts into the first `count` values, which are in order; returns the slot. */
export function insertSorted(values: Float64Array, count: number, value: number): number {
  let slot = count
  while (slot > 0 && values[slot - 1]! > value) {
    values[slot] = values[slot - 1]!
    slot--
  }
  values[slot] = value
  return slot
}

/** Merges spans that touch or overlap, in place. They must be sorted by their start. */
export function mergeTouching(spans: Spans): void {
  const { starts, ends } = spans
  let last = -1
  for (let i = 0; i < spans.count; i++) {
    if (last >= 0 && starts[i]! <= ends[last]!) {
      ends[last] = Math.max(ends[last]!, ends[i]!)
    } else {
      last++
      starts[last] = starts[i]!
      ends[last] = ends[i]!
    }
  }
  spans.count = last + 1
}
