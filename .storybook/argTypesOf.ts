import type { AssumptionSpecs, ChoiceSpec, NumberSpec, SwitchSpec } from '@half-open/sim'
import type { ArgTypes } from '@storybook/react-vite'

type Spec = NumberSpec | ChoiceSpec | SwitchSpec

/** One Storybook control for each assumption of a model, grouped and bounded as its data say. */
export function argTypesOf<A>(specs: AssumptionSpecs<A>): ArgTypes {
  const entries = Object.entries<Spec>(specs as Record<string, Spec>)
  const mainFirst = [...entries.filter(([, { group }]) => group === 'main'), ...entries.filter(([, { group }]) => group === 'more')]
  return Object.fromEntries(mainFirst.map(([name, spec]) => [name, { name, ...controlOf(spec), ...rowOf(spec) }]))
}

function controlOf(spec: Spec) {
  if (spec.kind === 'switch') return { control: { type: 'boolean' } } as const
  if (spec.kind === 'choice') return { control: { type: 'inline-radio' }, options: spec.choices } as const
  const { min, max, slider } = spec
  return { control: { type: 'number', min, max, step: slider.step } } as const
}

function rowOf(spec: Spec) {
  const { kind, title, url } = spec.source
  return {
    description: `${title} (${kind})${url === undefined ? '' : `: ${url}`}`,
    table: {
      category: spec.group === 'main' ? 'Main assumptions' : 'More assumptions',
      type: { summary: typeOf(spec) },
      defaultValue: { summary: `${spec.default}` },
    },
  }
}

function typeOf(spec: Spec): string {
  if (spec.kind === 'switch') return 'boolean'
  if (spec.kind === 'choice') return spec.choices.map((choice) => `'${choice}'`).join(' | ')
  return `${spec.integer ? 'integer' : 'number'} from ${spec.min} to ${spec.max}, ${spec.unit}`
}
