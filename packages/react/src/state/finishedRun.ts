import { doneRun } from './doneRun'
import { resultOf } from './resultOf'
import type { Run, RunModel } from './RunModel'

/** A run that is computed at once, however long it takes: as the server does it. */
export function finishedRun<A extends object, R>(model: RunModel<A, R>, assumptions: A, seed: number): Run<A, R> {
  return doneRun(resultOf(model, assumptions, seed))
}
