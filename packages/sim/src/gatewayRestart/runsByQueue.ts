import type { Steps } from '../core/steps'
import { STEP_LIMIT } from './run'
import { start } from './start'
import type { GatewayRestartAssumptions, LastBack } from './types'

/** The same fall before one queue after another. What needs no run is not run: what is proven, or known already. */
export class RunsByQueue {
  readonly #a: GatewayRestartAssumptions
  readonly #seed: number
  readonly #stepLimit: number
  /** Before a queue that was never full; before a longer one every second is the same. */
  #neverFull: { queueCapacity: number; back: LastBack } | undefined

  constructor(a: GatewayRestartAssumptions, seed: number, stepLimit = STEP_LIMIT) {
    this.#a = a
    this.#seed = seed
    this.#stepLimit = stepLimit
  }

  /** When the last device is back; a second of the fall a step. As it goes its share of all is told, between those two. */
  *lastBack(queueCapacity: number, fromShare: number, untilShare: number): Steps<LastBack> {
    yield fromShare
    if (this.#neverFull && queueCapacity >= this.#neverFull.queueCapacity) return { ...this.#neverFull.back }
    const { horizonS } = this.#a
    const run = start({ ...this.#a, queueCapacity }, this.#seed, this.#stepLimit)
    while (!run.done && !run.isStuck) {
      run.advance(run.nextS)
      yield fromShare + (untilShare - fromShare) * run.share
    }
    if (!run.done) return { t100S: null, isStuck: true, watchedS: horizonS }
    const { t100S, synDropped, truncated } = run.result()
    const back = { t100S, isStuck: run.isStuck, watchedS: truncated ? run.nextS - 1 : horizonS }
    if (synDropped === 0) this.#neverFull = { queueCapacity, back }
    return back
  }
}
