import type { ChoiceSpec, NumberSpec, Slider, Source, SwitchSpec } from './assumptions'

/** Short ways to write a model's assumptions down. Groups are `more` unless said. */
type Given = Pick<NumberSpec, 'default' | 'min' | 'max' | 'slider' | 'source'> & Partial<NumberSpec>

export const number = (unit: NumberSpec['unit'], integer: boolean, given: Given): NumberSpec => ({
  kind: 'number',
  unit,
  integer,
  group: 'more',
  ...given,
})
export const seconds = (given: Given) => number('s', false, given)
export const wholeSeconds = (given: Given) => number('s', true, given)
export const milliseconds = (given: Given) => number('ms', false, given)
export const count = (given: Given) => number('count', true, given)
export const bytes = (given: Given) => number('bytes', true, given)

export const choice = <C extends string>(choices: readonly C[], byDefault: C, source: Source): ChoiceSpec<C> => ({
  kind: 'choice',
  default: byDefault,
  choices,
  group: 'more',
  source,
})

export const onOff = (byDefault: boolean, source: Source): SwitchSpec => ({
  kind: 'switch',
  default: byDefault,
  group: 'more',
  source,
})

export const slider = (min: number, max: number, step: number, scale: Slider['scale'] = 'linear'): Slider => ({
  min,
  max,
  step,
  scale,
})

export const ourChoice = (title: string, url?: string) => sourced('our choice', title, url)
export const documented = (title: string, url: string) => sourced('documented', title, url)

const sourced = (kind: Source['kind'], title: string, url?: string): Source =>
  url === undefined ? { kind, title } : { kind, title, url }
