import type { Steps } from '../core/steps'
import { start } from './start'
import type { GatewayRestartAssumptions, LastBack } from './types'

/** The same fall before one queue after another. What needs no run is not run: what is proven, or known already. */
export class RunsByQueue {
  readonly #a: GatewayRestartAssumptions
  readonly #seed: number
  /** Before a queue that was never full; before a longer one every second is the same. */
  #neverFull: { queueCapacity: number; back: LastBack } | undefined

  constructor(a: GatewayRestartAssumptions, seed: number) {
    this.#a = a
    this.#seed = seed
  }

  /** When the last device is back; a second of the fall a step. `share` is told at each. */
  *lastBack(queueCapacity: number, share: number): Steps<LastBack> {
    yield share
    if (this.#neverFull && queueCapacity >= this.#neverFull.queueCapacity) return { ...this.#neverFull.back }
    const run = start({ ...this.#a, queueCapacity }, this.#seed)
    while (!run.done && !run.isStuck) {
      run.advance(run.nextS)
      yield share
    }
    if (!run.done) return { t100S: null, isStuck: true }
    const { t100S, synDropped } = run.result()
    const back = { t100S, isStuck: run.isStuck }
    if (synDropped === 0) this.#neverFull = { queueCapacity, back }
    return back
  }
}
