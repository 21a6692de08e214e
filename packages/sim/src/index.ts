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
export { nearestAllowed, parseValue, problemOf, snapToSlider, type Problem } from './core/assumptionValue'
export type { Metric, Model, Scenario, Unit } from './core/model'
export * from './fleetDay/index'
