import type { Progress, Steps } from '../core/steps'
import { start } from './start'
import type { GatewayRestartAssumptions, LastBack } from './types'

/** When the last device is back, a second of the fall a step; given up where it is proven that it never is. */
export function* lastBack(assumptions: GatewayRestartAssumptions, seed: number, progress: Progress): Steps<LastBack> {
  const run = start(assumptions, seed)
  while (!run.done && !run.isStuck) {
    run.advance(run.nextS)
    yield progress
  }
  return { t100S: run.done ? run.result().t100S : null, isStuck: run.isStuck }
}
