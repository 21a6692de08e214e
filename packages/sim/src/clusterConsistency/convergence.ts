import type { Microseconds } from './microseconds'
import type { ConvergencePoint } from './types'

const STEPS = 100
const LATER = STEPS + 1

/** The last of the points that converging is watched at, in microseconds: a poll and five loads. */
export function watchedUntil({ pollPeriod, load }: Microseconds): number {
  return pollPeriod + 5 * load
}

/** The points' times, in milliseconds. */
export function watchedAtMs(us: Microseconds): number[] {
  return Array.from({ length: STEPS + 1 }, (_, k) => (k * watchedUntil(us)) / STEPS / 1000)
}

/** Counts, for each point, the nodes and the trials that have converged by then. */
export class Convergence {
  readonly #us: Microseconds
  readonly #until: number
  readonly #nodes: number
  readonly #trials: number
  readonly #nodesFrom = new Float64Array(LATER + 1)
  readonly #allFrom = new Float64Array(LATER + 1)

  constructor(nodes: number, trials: number, us: Microseconds) {
    this.#us = us
    this.#until = watchedUntil(us)
    this.#nodes = nodes
    this.#trials = trials
  }

  count(freshAt: Float64Array): void {
    let last = 0
    this.#nodesFrom[0]!++
    for (let node = 1; node < freshAt.length; node++) {
      const point = this.#firstPointFrom(freshAt[node]!)
      this.#nodesFrom[point]!++
      if (point > last) last = point
    }
    this.#allFrom[last]!++
  }

  result(): ConvergencePoint[] {
    let nodes = 0
    let all = 0
    return watchedAtMs(this.#us).map((tMs, k) => {
      nodes += this.#nodesFrom[k]!
      all += this.#allFrom[k]!
      return { tMs, nodesShare: nodes / this.#trials / this.#nodes, allShare: all / this.#trials }
    })
  }

  /** Exact: a quotient of two whole numbers below 2⁵² rounds to a whole one only if it is whole. */
  #firstPointFrom(at: number): number {
    if (at > this.#until) return LATER
    return at === 0 ? 0 : Math.ceil((at * STEPS) / this.#until)
  }
}
