import { stream } from '../core/random'
import { exponential } from './exponential'

/** The messages of others that a trial's round robin deals out from the commit on: Poisson, drawn as far as asked. */
export class OtherTraffic {
  readonly #meanGap: number
  readonly #draw: (trial: number, message: number) => number
  #trial = 0
  #at: number[] = []

  constructor(perS: number, seed: number) {
    this.#meanGap = 1_000_000 / perS
    this.#draw = stream(seed, 'clusterConsistency.otherTraffic')
  }

  begin(trial: number): void {
    this.#trial = trial
    this.#at = []
  }

  /** How many came in (0, at]. */
  countUntil(at: number): number {
    if (at <= 0 || this.#meanGap === Infinity) return 0
    while ((this.#at.at(-1) ?? 0) <= at) {
      const gap = exponential(this.#meanGap, this.#draw(this.#trial, this.#at.length))
      this.#at.push((this.#at.at(-1) ?? 0) + gap)
    }
    return firstAfter(this.#at, at)
  }
}

/** The index of the first of ascending times that is later. */
function firstAfter(times: readonly number[], at: number): number {
  let from = 0
  let until = times.length
  while (from < until) {
    const middle = (from + until) >> 1
    if (times[middle]! <= at) from = middle + 1
    else until = middle
  }
  return from
}
