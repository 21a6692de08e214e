import type { AssumptionSpecs } from './assumptions'

/** A number read off a result; `null` where the result holds no sample for it. */
export interface Metric<R> {
  unit: Unit
  /** How to read it off a result. */
  read: (result: R) => number | null
}

/** Units a value can carry. The view owns their words and their formatting. */
export type Unit = 's' | 'ms' | 'bytes' | 'count' | 'share' | 'perDay' | 'perSecond' | 'factor' | 'none'

/** A lesson's settings; its claim, which the tests check, is in `<model>/testing/claims.ts`. */
export interface Scenario<A> {
  id: string
  assumptions: Partial<A>
  /** Defaults to the typical seed stored for this scenario. */
  seed: number
}

/** What every model offers: see `models.md` in the documentation for the laws each one keeps. */
export interface Model<A extends object, R, M extends string = string> {
  id: string
  /** Changes whenever any number of the model may change; shown under each figure, to cite. */
  version: string
  assumptions: AssumptionSpecs<A>
  resolve: (partial?: Partial<A>) => A
  /** Default seed: 1. What shows the model begins with `typicalSeed`. */
  simulate: (assumptions?: Partial<A>, seed?: number) => R
  metrics: Record<M, Metric<R>>
  /** The metrics by which the typical run is chosen; the first is the one to read where none is named. */
  typicalMetrics: readonly [M, ...M[]]
  /** Laid over the assumptions when the typical run is chosen: where they may leave nothing to chance. */
  typicalUnder?: Partial<A>
  /** `typicalSeed(model)`, at the defaults: stored, and recomputed by a test. */
  typicalSeed: number
  /** Every seed gives the same, so there is no run to cite. Default: chance decides. */
  withoutChance?: true
  scenarios: readonly Scenario<A>[]
}
