import type { PicturedModel } from '../pictures/Picture'
import type { RunModel } from '../state/RunModel'
import { beliefModels, type BeliefAssumptions, type BeliefRuns } from './runs'

const { fleetDay, smartTimeouts, clusterConsistency } = beliefModels

/**
 * The three models asked as one, for pictures: no two of their assumptions bear the same name. A seed, where one is given, is
 * of all three; otherwise each shows its typical run.
 */
export const together: PicturedModel<BeliefAssumptions, BeliefRuns> = {
  ids: Object.keys(beliefModels),
  assumptions: { ...fleetDay.assumptions, ...smartTimeouts.assumptions, ...clusterConsistency.assumptions },
  scenarios: [],
  resolve: (given = {}) => ({
    // Of a name that none of them knows the first one says so.
    ...fleetDay.resolve(without({ ...smartTimeouts.assumptions, ...clusterConsistency.assumptions }, given)),
    ...smartTimeouts.resolve(only(smartTimeouts, given)),
    ...clusterConsistency.resolve(only(clusterConsistency, given)),
  }),
  simulate: (given = {}, seed) => ({
    fleetDay: run(fleetDay, given, seed),
    smartTimeouts: run(smartTimeouts, given, seed),
    clusterConsistency: run(clusterConsistency, given, seed),
  }),
}

function run<A extends object, R>(model: RunModel<A, R>, given: object, seed = model.typicalSeed) {
  const assumptions = model.resolve(only(model, given))
  return { assumptions, seed, result: model.simulate(assumptions, seed) }
}

function only<A extends object, R>({ assumptions }: RunModel<A, R>, given: object): Partial<A> {
  return Object.fromEntries(Object.entries(given).filter(([key]) => Object.hasOwn(assumptions, key))) as Partial<A>
}

function without(known: object, given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([key]) => !Object.hasOwn(known, key)))
}
