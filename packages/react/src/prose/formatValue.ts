import type { AssumptionControlProps } from '../parts/AssumptionControl'
import type { PartMessages } from '../parts/messages'
import type { Locale } from '../text/locale'
import { formatQuantity } from '../text/quantity'

/** An assumption's value as a sentence shows it. */
export function formatValue(
  value: AssumptionControlProps['value'],
  spec: AssumptionControlProps['spec'],
  choices: Readonly<Record<string, string>>,
  messages: PartMessages,
  locale: Locale,
): string {
  if (spec.kind === 'number') return formatQuantity(value as number, spec.unit, locale)
  if (spec.kind === 'switch') return value ? messages.yes : messages.no
  return choices[value as string] ?? String(value)
}
