import { nearest } from '@half-open/sim'

/** `given`, if it is one of the names; otherwise an error that names the nearest. */
export function oneOf<N extends string>(prop: string, given: string, names: readonly N[]): N {
  const found = names.find((name) => name === given)
  if (found !== undefined) return found
  throw new RangeError(`${prop}: no "${given}"; did you mean "${nearest(given, names)}"? Known: ${names.join(', ')}`)
}
