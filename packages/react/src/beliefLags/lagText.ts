import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatQuantity } from '../text/quantity'

/** A lag as it is written: below a second in milliseconds, as the model of the cluster gives it. */
export function lagText(lagS: number, locale: Locale): string {
  return lagS < 1 ? formatQuantity(lagS * 1000, 'ms', locale) : formatDuration(lagS, locale)
}
