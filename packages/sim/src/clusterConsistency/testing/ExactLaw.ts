import type { ClusterConsistencyAssumptions } from '../types'

type A = ClusterConsistencyAssumptions

/** A closed form, and how to hold the model to it. */
export interface ExactLaw {
  what: string
  unit: 'share' | 'ms' | 'times'
  /** Settings to hold it against; the model card shows the first. */
  cases: readonly Partial<A>[]
  law: (a: A) => number
  simulated: (a: A, seed: number) => number
  /** The standard deviation of what one trial adds, or a bound of it. */
  deviation: (a: A, law: number) => number
}
