import type { Locale } from '../../text/locale'
import { formatNumber } from '../../text/number'

/** Round counts from 0 to `end`, at most six. */
export function countTicks(end: number, locale: Locale) {
  const power = 10 ** Math.floor(Math.log10(end / 5))
  const step = Math.max(1, [1, 2, 5, 10].map((digit) => digit * power).find((each) => each * 5 >= end) ?? end)
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => ({
    at: index * step,
    label: formatNumber(index * step, locale),
  }))
}
