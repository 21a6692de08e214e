import type { Axis, BarRow } from '../specs'

/** Where a value lies on the axis, 0 to 1; what lies beyond the axis stays at its edge. */
export function fraction(axis: Axis, value: number): number {
  const [from, to] = axis.domain
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** The greatest value that a row draws. */
export function reach(row: BarRow): number {
  return Math.max(...[row.bar, row.mark, row.band?.[1]].flatMap((quantity) => (quantity ? [quantity.value] : [])))
}
