import type { Model } from '@half-open/sim'

/** What a widget needs of a model, whichever of its metrics: it may read a run in its own way. */
export type RunModel<A extends object, R> = Model<A, R>
