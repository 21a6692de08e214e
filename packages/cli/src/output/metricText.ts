import { formatQuantity, partMessages } from '@half-open/react/words'
import type { Band } from '@half-open/sim'
import type { KnownModel } from '../models'
import { plain } from './plain'

/** A metric's value as it is read: "7 min 42 s", or that it never came. */
export function metricText({ model, metricWords }: KnownModel, name: string, value: number | null): string {
  if (value === null) return metricWords.en[name]?.none ?? partMessages.en.nothing
  return plain(formatQuantity(value, model.metrics[name]!.unit, 'en'))
}

/** The median of many runs, and where nine tenths of them lie. */
export function bandText(known: KnownModel, name: string, { p5, median, p95 }: Band): string {
  const [from, middle, until] = [p5, median, p95].map((value) => metricText(known, name, value))
  return from === until ? middle! : `${middle} (${from} to ${until})`
}
