import type { Microseconds } from './microseconds'
import { OtherTraffic } from './otherTraffic'
import { Party } from './party'
import type { ClusterConsistencyAssumptions } from './types'
import { Visibility } from './visibility'

/** One trial after another; each `play` overwrites what the one before left in the parts. */
export class Trials {
  readonly visibility: Visibility
  readonly author: Party
  readonly other: Party
  readonly #otherTraffic: OtherTraffic

  constructor(a: ClusterConsistencyAssumptions, us: Microseconds, seed: number) {
    this.visibility = new Visibility(a, us, seed)
    this.#otherTraffic = new OtherTraffic(a.otherTrafficPerS, seed)
    const { freshAt } = this.visibility
    this.author = new Party('author', a, us, seed, freshAt, this.#otherTraffic)
    this.other = new Party('other', a, us, seed, freshAt, this.#otherTraffic)
  }

  play(trial: number): void {
    this.visibility.draw(trial)
    this.#otherTraffic.begin(trial)
    this.author.follow(trial)
    this.other.follow(trial)
  }
}
