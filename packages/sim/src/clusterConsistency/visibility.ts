import { stream } from '../core/random'
import { exponential } from './exponential'
import type { Microseconds } from './microseconds'
import type { ClusterConsistencyAssumptions } from './types'

/** When each node of a trial sees the change and from when on it serves it, in microseconds from the commit. */
export class Visibility {
  readonly pollAt: Float64Array
  readonly freshAt: Float64Array
  readonly #pollPeriod: number
  readonly #poll: (trial: number, node: number) => number
  readonly #load: (trial: number, node: number) => number

  constructor({ nodes, loadSpread }: ClusterConsistencyAssumptions, { pollPeriod, load }: Microseconds, seed: number) {
    // The writer has the change at once: its times stay 0.
    this.pollAt = new Float64Array(nodes)
    this.freshAt = new Float64Array(nodes)
    this.#pollPeriod = pollPeriod
    this.#poll = stream(seed, 'clusterConsistency.poll')
    const draw = stream(seed, 'clusterConsistency.load')
    this.#load = loadSpread === 'constant' ? () => load : (trial, node) => exponential(load, draw(trial, node))
  }

  draw(trial: number): void {
    for (let node = 1; node < this.pollAt.length; node++) {
      const pollAt = Math.floor(this.#poll(trial, node) * this.#pollPeriod)
      this.pollAt[node] = pollAt
      this.freshAt[node] = pollAt + this.#load(trial, node)
    }
  }
}
