import { parseQuantity } from '@half-open/react/words'
import type { ChoiceSpec, NumberSpec, SwitchSpec } from '@half-open/sim'

export type Spec = NumberSpec | ChoiceSpec | SwitchSpec

/**
 * The value of an assumption that a text stands for; of seconds "3 min" and "2 h 10" are understood beside the bare
 * number. A text that stands for none stays as it is, for the model to say what it expected.
 */
export function readValue(spec: Spec, text: string): number | string | boolean {
  if (spec.kind === 'number') return parseQuantity(text, spec.unit, 'en') ?? text
  if (spec.kind === 'switch' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
