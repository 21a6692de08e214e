import { AwaitedRun } from './AwaitedRun'
import { isRemembered, keyOf, remembered, resultOf, type Finished } from './resultOf'
import type { RunModel } from './RunModel'

/** A run as a part of the page follows it, finished or not. */
export type Run<A extends object, R> = Pick<AwaitedRun<A, R>, 'finished' | 'share' | 'subscribe'>

/** What takes no longer is felt to come at once, so that it follows a moving hand; the rest is awaited. */
const feltAtOnceMs = 100

/** Those that are awaited, so that all the parts of a page wait for the same. */
const awaited = new Map<string, AwaitedRun<object, unknown>>()

/** Computed at once where that is quick, or where the model knows no other way; else on its way. */
export function runOf<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): Run<A, R> {
  const key = keyOf(model, assumptions, seed)
  if (model.begin === undefined || isRemembered(key)) return finishedRun(model, assumptions, seed)
  const known = awaited.get(key)
  if (known) return known as unknown as AwaitedRun<A, R>
  for (const [other, { isWanted }] of awaited) if (!isWanted) awaited.delete(other)

  const finish = (result: R, tookMs: number): Finished<A, R> => {
    awaited.delete(key)
    return remembered(key, () => ({ assumptions, seed, result, tookMs }))
  }
  const run = new AwaitedRun<A, R>(model.begin(assumptions, seed), model.quickMs ?? feltAtOnceMs, finish)
  if (run.finished === undefined) awaited.set(key, run as unknown as AwaitedRun<object, unknown>)
  return run
}

/** Computed at once, however long it takes: as the server does it. */
export function finishedRun<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): Run<A, R> {
  return { finished: resultOf(model, assumptions, seed), share: 1, subscribe: () => () => undefined }
}
