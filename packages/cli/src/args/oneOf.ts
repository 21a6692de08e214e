import { nearest, show } from '@half-open/sim'
import { UsageError } from '../UsageError'

/** The candidate that was named; who names none of them learns of all, and of the nearest. */
export function oneOf<C extends string>(what: string, given: string | undefined, candidates: readonly C[]): C {
  const found = candidates.find((candidate) => candidate === given)
  if (found !== undefined) return found
  const expected = `${what}: expected one of ${candidates.join(', ')}`
  if (given === undefined || given.startsWith('-')) throw new UsageError(expected)
  throw new UsageError(`${expected}, got ${show(given)}; did you mean ${nearest(given, candidates)}?`)
}
