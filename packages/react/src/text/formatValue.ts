import type { ChoiceSpec, NumberSpec, SwitchSpec } from '@half-open/sim'
import type { PartMessages } from '../parts/messages'
import type { Locale } from './locale'
import { formatQuantity } from './quantity'

/** An assumption's value as a sentence shows it. */
export function formatValue(
  value: number | string | boolean,
  spec: NumberSpec | ChoiceSpec | SwitchSpec,
  choices: Readonly<Record<string, string>>,
  messages: PartMessages,
  locale: Locale,
): string {
  if (spec.kind === 'number') return formatQuantity(value as number, spec.unit, locale)
  if (spec.kind === 'switch') return value ? messages.yes : messages.no
  return choices[value as string] ?? String(value)
}
