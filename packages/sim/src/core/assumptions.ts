import type { Unit } from './model'

/** Where a default comes from; "our choice" is said wherever the value is shown. */
export interface Source {
  kind: 'documented' | 'measured' | 'our choice'
  title: string
  url?: string
}

export interface Slider {
  min: number
  max: number
  step: number
  scale: 'linear' | 'log'
}

interface Described {
  /** `main` ones are offered beside the figure, `more` ones under "All assumptions". */
  group: 'main' | 'more'
  source: Source
}

export interface NumberSpec extends Described {
  kind: 'number'
  default: number
  unit: Unit
  min: number
  max: number
  integer: boolean
  slider: Slider
}

export interface ChoiceSpec<C extends string = string> extends Described {
  kind: 'choice'
  default: C
  choices: readonly C[]
}

export interface SwitchSpec extends Described {
  kind: 'switch'
  default: boolean
}

/** The spec of an assumption by the type of its value; of one whose type is not known, any. */
export type SpecOf<T> = [T] extends [number]
  ? NumberSpec
  : [T] extends [boolean]
    ? SwitchSpec
    : [T] extends [string]
      ? ChoiceSpec<T>
      : NumberSpec | SwitchSpec | ChoiceSpec

export type AssumptionSpecs<A> = { readonly [K in keyof A]-?: SpecOf<A[K]> }

/** Assumptions of any model, by key. */
export type Assumptions = Record<string, number | string | boolean>
