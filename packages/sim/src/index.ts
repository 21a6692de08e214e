export type {
  AssumptionSpecs,
  Assumptions,
  ChoiceSpec,
  NumberSpec,
  Slider,
  Source,
  SpecOf,
  SwitchSpec,
} from './core/assumptions'
export { nearestAllowed, parseValue, problemOf, show, snapToSlider, type Problem } from './core/assumptionValue'
export {
  FIFTY_SEEDS,
  ensemble,
  ensembleInSlices,
  typicalSeed,
  type Ensemble,
  type EnsembleOptions,
  type Slices,
} from './core/ensemble'
export { bandOf, typicalOf, type Band } from './core/spread'
export { nearest } from './core/nearest'
export type { Metric, Model, Scenario, Unit } from './core/model'
export type { Stepwise } from './core/steps'
export * from './clusterConsistency/index'
export * from './fleetDay/index'
export * from './gatewayRestart/index'
export * from './sessionRace/index'
export * from './smartTimeouts/index'
