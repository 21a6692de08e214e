import { show } from '@half-open/sim'
import { useMemo } from 'react'
import type { ArticleDefinition, ModelId } from '../article/definition'
import { orDefault } from './orDefault'
import type { RunModel } from './RunModel'
import { textOf } from './textOf'

export interface StartProps<A> {
  /** Assumptions to start from, where the widget holds its own. Default: the scenario's, else the model's. */
  defaultAssumptions?: Partial<A>
  /** Seed to start from. Default: the typical run's of the scenario, else of the model. */
  defaultSeed?: number
  /** A scenario of the model by its id: its assumptions and its seed. Default: none. */
  scenario?: string
}

/** Where a part begins, and where a reset leads: what its article says, or its own props. */
export function useStart<A extends object, R>(
  model: RunModel<A, R>,
  props: StartProps<A>,
  article: ArticleDefinition | undefined,
  part: string,
): { start: A; startSeed: number } {
  const scenario = useMemo(() => scenarioOf(model, props.scenario, part), [model, props.scenario, part])
  const given = {
    ...(article?.assumptions?.[model.id as ModelId] as Partial<A> | undefined),
    ...scenario?.assumptions,
    ...defined(props.defaultAssumptions),
  }
  // Props are compared by content: authors write them inline, a new object at each render.
  const givenText = textOf(given)
  /* oxlint-disable react-hooks/exhaustive-deps -- `givenText` stands for what `given` holds */
  const start = useMemo(
    () =>
      orDefault(
        part,
        () => model.resolve(given),
        () => model.resolve(),
      ),
    [model, part, givenText],
  )
  /* oxlint-enable react-hooks/exhaustive-deps */
  return { start, startSeed: props.defaultSeed ?? scenario?.seed ?? article?.seed ?? model.typicalSeed }
}

function scenarioOf<A extends object, R>(model: RunModel<A, R>, id: string | undefined, part: string) {
  if (id == null) return undefined
  const find = () => {
    const found = model.scenarios.find((scenario) => scenario.id === id)
    if (found) return found
    const ids = model.scenarios.map((scenario) => scenario.id)
    throw new RangeError(`scenario: expected one of ${ids.join(', ')}, got ${show(id)}`)
  }
  return orDefault(part, find, () => undefined)
}

export function defined<A>(partial: Partial<A> | undefined): Partial<A> {
  return Object.fromEntries(Object.entries(partial ?? {}).filter(([, value]) => value !== undefined)) as Partial<A>
}
