import { quantile } from '../core/quantile'
import type { Microseconds } from './microseconds'
import type { Party } from './party'
import type { PartyReads } from './types'

/** What a party's trials add up to. */
export class PartyTally {
  readonly #trials: number
  readonly #waitLimit: number
  readonly #waits: Float64Array
  #answered = 0
  #waited = 0
  #stale = 0
  #failed = 0
  #violations = 0
  #retries = 0

  constructor(trials: number, { waitLimit }: Microseconds) {
    this.#trials = trials
    this.#waitLimit = waitLimit
    this.#waits = new Float64Array(trials)
  }

  count({ first, second, retries }: Party): void {
    this.#retries += retries
    if (first.outcome === 'stale') this.#stale++
    else if (first.outcome === 'failed') this.#failed++
    else if (first.outcome === 'held') {
      const wait = first.answeredAt - first.askedAt
      this.#waits[this.#answered++] = wait
      this.#waited += wait
    } else if (second.outcome === 'stale') this.#violations++
  }

  result(): PartyReads {
    const waits = this.#waits.subarray(0, this.#answered)
    const ones = new Float64Array(this.#answered).fill(1)
    const inMs = (us: number | null) => (us === null ? null : us / 1000)
    return {
      staleShare: this.#stale / this.#trials,
      held: this.#answered + this.#failed,
      waits: {
        count: this.#answered,
        medianMs: inMs(quantile(waits, ones, 0.5)),
        p95Ms: inMs(quantile(waits, ones, 0.95)),
        meanMs: this.#answered === 0 ? null : this.#waited / this.#answered / 1000,
      },
      meanWaitAllMs: (this.#waited + this.#failed * this.#waitLimit) / this.#trials / 1000,
      failed: this.#failed,
      failedShare: this.#failed / this.#trials,
      monotonicViolations: this.#violations,
      retriesMean: this.#retries / this.#trials,
    }
  }
}
