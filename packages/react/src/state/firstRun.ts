import { doneRun } from './doneRun'
import { finishedRun } from './finishedRun'
import { keyOf, remembered, type Finished } from './resultOf'
import type { Run, RunModel } from './RunModel'

/**
 * The run of a page's first picture: no more of it than the model computes at once, though more may be known, for the browser
 * must come to what the server sent.
 */
export function firstRun<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): Run<A, R> {
  const { atOnce } = model
  if (atOnce === undefined) return finishedRun(model, assumptions, seed)
  const key = keyOf(model, assumptions, seed)
  const finished = remembered(`first#${key}`, (): Finished<A, R> => {
    const began = performance.now()
    const { result, isWhole } = atOnce(assumptions, seed)
    const run = { assumptions, seed, result, tookMs: performance.now() - began }
    return isWhole ? remembered(key, () => run) : { ...run, isCut: true }
  })
  return doneRun(finished)
}
