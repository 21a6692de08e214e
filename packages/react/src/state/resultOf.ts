import type { Model } from '@half-open/sim'
import { textOf } from './useStart'

/** Results kept: what an article shows at once, with a step or two back. */
const kept = 8

const results = new Map<string, unknown>()

/** A run's result, computed once for all the parts of a page that show it. */
export function resultOf<A extends object, R>(model: Model<A, R>, assumptions: A, seed: number): R {
  return remembered(`${model.id}#${seed}#${textOf(assumptions)}`, () => model.simulate(assumptions, seed))
}

/** `compute()`, or what it gave for the same key a short while ago. */
export function remembered<T>(key: string, compute: () => T): T {
  const result = results.has(key) ? (results.get(key) as T) : compute()
  // Set anew, so that the map's order is that of use.
  results.delete(key)
  results.set(key, result)
  const oldest = results.keys().next()
  if (results.size > kept && !oldest.done) results.delete(oldest.value)
  return result
}
