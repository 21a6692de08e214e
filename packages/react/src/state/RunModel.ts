import type { Model } from '@half-open/sim'
import type { Finished } from './resultOf'

/** What a widget needs of a model, whichever of its metrics: it may read a run in its own way. */
export interface RunModel<A extends object, R> extends Model<A, R> {
  /** Gives a run that may be awaited, where one can take long: `inSlices`. Default: every run is computed at once. */
  follow?: Follow<A, R>
  /** As much of a run as is computed at once for a page's first picture, on the server too. Default: all of it. */
  atOnce?: (assumptions: A, seed: number) => { result: R; isWhole: boolean }
}

export type Follow<A extends object, R> = (model: RunModel<A, R>, assumptions: A, seed: number) => Run<A, R>

/** A run as a part of the page follows it. */
export interface Run<A extends object, R> {
  /** `undefined` while it is awaited. */
  readonly finished: Finished<A, R> | undefined
  /** How much has been computed, from 0 to 1. */
  readonly share: number
  /** It goes on while somebody listens, and tells of each step of its share; gives what ends the listening. */
  readonly subscribe: (listener: () => void) => () => void
}
