import type { ChoiceSpec, NumberSpec, SwitchSpec } from './assumptions'

type Spec = NumberSpec | ChoiceSpec | SwitchSpec
type Value = number | string | boolean

/** What is wrong with a value, as "expected …, got …"; `undefined` if nothing is. */
export interface Problem {
  kind: 'type' | 'range'
  text: string
}

export function problemOf(spec: Spec, value: unknown): Problem | undefined {
  const problem = (kind: Problem['kind']): Problem => ({ kind, text: `expected ${expected(spec)}, got ${show(value)}` })
  switch (spec.kind) {
    case 'number':
      if (typeof value !== 'number') return problem('type')
      // Written so that NaN fails it.
      if (!(value >= spec.min && value <= spec.max)) return problem('range')
      return spec.integer && !Number.isInteger(value) ? problem('range') : undefined
    case 'choice':
      if (typeof value !== 'string') return problem('type')
      return spec.choices.includes(value) ? undefined : problem('range')
    case 'switch':
      return typeof value === 'boolean' ? undefined : problem('type')
  }
}

/** The value that a text from outside (a URL, an attribute) stands for, or `undefined` if it stands for none. */
export function parseValue(spec: Spec, text: string): Value | undefined {
  const value = readAs(spec.kind, text)
  return value === undefined || problemOf(spec, value) ? undefined : value
}

/** The allowed number nearest to one that a reader typed. `value` must be a number. */
export function nearestAllowed(spec: NumberSpec, value: number): number {
  return clamp(spec.integer ? Math.round(value) : value, spec.min, spec.max)
}

/** Where a slider's handle rests for a value: snapped to the step, then clamped to the slider's ends. */
export function snapToSlider(spec: NumberSpec, value: number): number {
  const { min, max, step } = spec.slider
  return clamp(min + Math.round((value - min) / step) * step, min, max)
}

function readAs(kind: Spec['kind'], text: string): Value | undefined {
  if (kind === 'choice') return text
  if (kind === 'switch') return text === 'true' ? true : text === 'false' ? false : undefined
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

function expected(spec: Spec): string {
  if (spec.kind === 'switch') return 'true or false'
  if (spec.kind === 'choice') return `one of ${spec.choices.join(', ')}`
  return `${spec.integer ? 'an integer' : 'a number'} from ${spec.min} to ${spec.max}`
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}
