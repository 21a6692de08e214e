import type { Instance } from './instance'
import type { GatewayRestartAssumptions } from './types'

/**
 * Tells that the last device never comes back, however long one waits; where chance plays a part it cannot tell.
 *
 * One instance under the fixed policy, as all that are out begin an attempt together: whatever waits at the gateway is of
 * attempts given up. What enters the queue in this round does not depend on the line behind it, and a longer line checks
 * nobody sooner. So where as many begin as in the round before, before the same queue and no shorter a line, then nobody
 * gets through in this round either, and it ends before the same queue and no shorter a line again.
 */
export class Standstill {
  /** True from where on it is certain. */
  isProven: boolean
  readonly #isFreeOfChance: boolean
  #before: Round | undefined

  constructor({ retryPolicy, instances, acceptPerS, authPerS, initPerS }: GatewayRestartAssumptions) {
    this.isProven = Math.min(acceptPerS, authPerS, initPerS) === 0
    this.#isFreeOfChance = retryPolicy === 'fixed' && instances === 1
  }

  /** So many begin an attempt at that instance, one that is up. */
  begin(attempts: number, { queued, line }: Instance): void {
    if (!this.#isFreeOfChance) return
    const before = this.#before
    if (before?.attempts === attempts && before.queued === queued && before.line <= line) this.isProven = true
    this.#before = { attempts, queued, line }
  }
}

interface Round {
  attempts: number
  queued: number
  line: number
}
