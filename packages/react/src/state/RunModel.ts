import type { Model, Scenario } from '@half-open/sim'

/** What a widget needs of a model: all but the claims of its scenarios, so that it may read a run in its own way. */
export interface RunModel<A extends object, R> extends Omit<Model<A, R>, 'scenarios'> {
  scenarios: readonly Pick<Scenario<A, R>, 'id' | 'assumptions' | 'seed'>[]
}
