import { snapToSlider } from '@half-open/sim'
import { locales } from '@half-open/react'
import { resolves } from '@half-open/react/headless'
import fc from 'fast-check'
import type { Spec, Values } from '../../models'
import { scenariosOf, type ModelWidgetName } from '../../scenariosOf'
import { choiceOf, modelOf, startOf, type Choice } from '../Choice'

const widgets = Object.keys(scenariosOf) as ModelWidgetName[]

/** Values that a slider, a list or a switch can be brought to. */
function valueOf(spec: Spec): fc.Arbitrary<number | string | boolean> {
  if (spec.kind === 'switch') return fc.boolean()
  if (spec.kind === 'choice') return fc.constantFrom(...spec.choices)
  const { min, max } = spec.slider
  return fc.double({ min, max, noNaN: true }).map((value) => Number(snapToSlider(spec, value).toPrecision(12)))
}

/** Whatever the builder can be brought to: any widget, scenario, language, run, and assumptions that do not contradict each other. */
export const arbitraryChoice: fc.Arbitrary<Choice> = fc
  .constantFrom(...widgets)
  .chain((widget) =>
    fc.record({
      widget: fc.constant(widget),
      locale: fc.constantFrom(...locales),
      scenario: fc.option(fc.constantFrom(...scenariosOf[widget].ids), { nil: undefined }),
      assumptions: fc.constant({}),
    }),
  )
  .chain((begun) => {
    const model = modelOf(begun)
    const values = Object.fromEntries(
      Object.entries(model.assumptions).map(([name, spec]) => [name, valueOf(spec as Spec)]),
    )
    return fc
      .record({
        assumptions: fc.record<Values>(values, { requiredKeys: [] }) as fc.Arbitrary<Values>,
        seed: model.withoutChance
          ? fc.constant(undefined)
          : fc.option(fc.integer({ min: 0, max: 0xffffffff }), { nil: undefined }),
      })
      .filter(({ assumptions }) => resolves(model, { ...startOf(begun), ...assumptions }))
      .map(({ assumptions, seed }) => choiceOf(begun, assumptions, seed))
  })
