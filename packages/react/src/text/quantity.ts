import type { Unit } from '@half-open/sim'
import { formatDuration } from './duration'
import type { Locale } from './locale'
import { formatBytes, formatNumber, formatShare } from './number'

/** Any value of a model, in words a reader reads; the one place that knows how each unit is written. */
export function formatQuantity(value: number, unit: Unit, locale: Locale): string {
  switch (unit) {
    case 's':
      return formatDuration(value, locale)
    case 'ms':
      return formatNumber(value, locale, 1) + '\u00a0ms'
    case 'bytes':
      return formatBytes(value, locale)
    case 'share':
      return formatShare(value, locale)
    default:
      return formatNumber(value, locale, Number.isInteger(value) ? 0 : 1)
  }
}
