import type { BarRow } from '../specs'

/** The greatest value that a row draws. */
export function reach(row: BarRow): number {
  return Math.max(...[row.bar, row.mark, row.band?.[1]].flatMap((quantity) => (quantity ? [quantity.value] : [])))
}
