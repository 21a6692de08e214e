import { AwaitedRun, type PartialRun } from './AwaitedRun'
import { finishedRun } from './finishedRun'
import { isRemembered, keyOf, remembered } from './resultOf'
import type { Follow } from './RunModel'

/** What takes no longer is felt to come at once, so that it follows a moving hand; the rest is awaited. */
const feltAtOnceMs = 100

/**
 * Runs that are computed at once where that takes no longer than `quickMs`, and otherwise in slices, for all the parts of a
 * page that wait.
 */
export function inSlices<A extends object, R>(begin: (assumptions: A, seed: number) => PartialRun<R>, quickMs = feltAtOnceMs): Follow<A, R> {
  const awaited = new Map<string, AwaitedRun<A, R>>()
  return (model, assumptions, seed) => {
    const key = keyOf(model, assumptions, seed)
    if (isRemembered(key)) return finishedRun(model, assumptions, seed)
    const known = awaited.get(key)
    if (known) return known
    for (const [other, { isWanted }] of awaited) if (!isWanted) awaited.delete(other)
    const run = new AwaitedRun<A, R>(begin(assumptions, seed), quickMs, (result, tookMs) => {
      awaited.delete(key)
      return remembered(key, () => ({ assumptions, seed, result, tookMs }))
    })
    if (run.finished === undefined) awaited.set(key, run)
    return run
  }
}
