import type { Lanes } from './spec'

/** Whether a time is one of those that are drawn; the table has the others too. */
export function isOnAxis({ domain: [from, until] }: Lanes, value: number): boolean {
  return value >= from && value <= until
}
