import { differing } from '@half-open/react/headless'
import type { Locale } from '@half-open/react'
import { models, type AnyModel, type Values } from '../models'
import { scenariosOf, type ModelWidgetName } from '../scenariosOf'

/** A figure as an editor wants it in their page. */
export interface Choice {
  widget: ModelWidgetName
  locale: Locale
  /** A scenario of the widget's model. Default: none. */
  scenario?: string | undefined
  /** Assumptions that differ from the scenario's, or else from the model's. */
  assumptions: Values
  /** A run other than the scenario's, or else the model's typical one. */
  seed?: number | undefined
}

export const modelOf = ({ widget }: Choice): AnyModel => models[scenariosOf[widget].model]

const scenarioOf = (choice: Choice) => modelOf(choice).scenarios.find(({ id }) => id === choice.scenario)

/** Every assumption where the choice's own begin. */
export const startOf = (choice: Choice): Values => modelOf(choice).resolve(scenarioOf(choice)?.assumptions)

/** What the figure computes, in full. */
export function runOf(choice: Choice): { assumptions: Values; seed: number } {
  const seed = choice.seed ?? scenarioOf(choice)?.seed ?? modelOf(choice).typicalSeed
  return { assumptions: { ...startOf(choice), ...choice.assumptions }, seed }
}

/** The choice that computes this, with no more in it than what differs. */
export function choiceOf(begun: Choice, assumptions: Partial<Values>, seed: number | undefined): Choice {
  const start = startOf(begun)
  const { seed: usual } = runOf({ ...begun, seed: undefined })
  return {
    ...begun,
    assumptions: differing({ ...start, ...assumptions } as Values, start) as Values,
    seed: seed === usual ? undefined : seed,
  }
}
