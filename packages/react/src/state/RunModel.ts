import type { Model } from '@half-open/sim'

/** What a widget needs of a model, whichever of its metrics: it may read a run in its own way. */
export interface RunModel<A extends object, R> extends Model<A, R> {
  /** Begins a run that can be computed a part at a time. Default: `simulate` is always quick. */
  begin?: (assumptions: A, seed: number) => PartialRun<R>
  /** For how long a begun run may hold the page up before it is awaited. Default: for as long as is felt to be at once. */
  quickMs?: number
}

/** A run on its way. */
export interface PartialRun<R> {
  readonly done: boolean
  /** How much of it has been computed, from 0 to 1; it may be done before it comes there. */
  readonly share: number
  /** Computes a little more, most often for less than a millisecond. */
  advance: () => void
  /** Once `done`, what the model's `simulate` gives. */
  result: () => R
}
