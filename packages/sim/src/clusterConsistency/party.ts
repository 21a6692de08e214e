import type { Microseconds } from './microseconds'
import type { OtherTraffic } from './otherTraffic'
import { Read } from './read'
import { type Routing, routingOf } from './routing'
import { type Terms, termsOf } from './terms'
import type { ClusterConsistencyAssumptions, ClusterParty } from './types'

/** What one of the two sees of a trial; `follow` overwrites it with the next. */
export class Party {
  readonly first = new Read()
  readonly second = new Read()
  /** How often it had to ask again until it saw the change. */
  retries = 0
  readonly #us: Microseconds
  readonly #terms: Terms
  readonly #routing: Routing
  readonly #freshAt: Float64Array
  #trial = 0
  #home = 0

  constructor(
    party: ClusterParty,
    a: ClusterConsistencyAssumptions,
    us: Microseconds,
    seed: number,
    freshAt: Float64Array,
    otherTraffic: OtherTraffic,
  ) {
    this.#us = us
    this.#terms = termsOf(party, a, us, seed)
    this.#routing = routingOf(this.#terms.routing, { nodes: a.nodes, party, seed, otherTraffic })
    this.#freshAt = freshAt
  }

  follow(trial: number): void {
    this.#trial = trial
    this.#home = this.#terms.home(trial)
    const { first, second } = this
    const { knows } = this.#terms
    this.#ask(first, 1, this.#terms.firstReadAt(trial), knows.first)
    const hasSeen = knows.second === 'always' || (knows.second === 'onceSeen' && first.outcome === 'fresh')
    this.#ask(second, 2, first.answeredAt + this.#us.readGap, hasSeen)
    this.retries = first.outcome === 'stale' ? this.#countRetries() : 0
  }

  /** The j-th time that a stale first read is asked again: j from 1 to `retries`, of which the last is fresh. */
  retry(j: number): { askedAt: number; node: number } {
    const askedAt = this.first.askedAt + j * this.#us.retry
    return { askedAt, node: this.#routing.retry(this.#home, this.#trial, j, askedAt) }
  }

  #ask(read: Read, k: number, at: number, knows: boolean): void {
    const node = this.#routing.read(this.#home, this.#trial, k, at)
    read.ask(at, node, this.#freshAt[node]!, knows ? this.#us.waitLimit : undefined)
  }

  #countRetries(): number {
    const { askedAt, node } = this.first
    const after = (at: number) => Math.max(1, Math.ceil((at - askedAt) / this.#us.retry))
    if (this.#terms.routing === 'sticky') return after(this.#freshAt[node]!)
    // Before the commit nobody is fresh; after it one node is, so that of N nodes about N are asked at most.
    for (let j = after(0); ; j++) {
      const retry = this.retry(j)
      if (this.#freshAt[retry.node]! <= retry.askedAt) return j
    }
  }
}
