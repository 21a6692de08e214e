import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'

/** A share of one in percent, rounded down: one that is not the whole is never written as the whole, nor something as nothing. */
export function shareText(share: number, locale: Locale): string {
  const percent = (value: number, digits = 0) => `${formatNumber(value, locale, digits)}\u00a0%`
  if (share > 0 && share < 0.001) return `<\u00a0${percent(0.1, 1)}`
  const isFine = share < 0.1 || (share >= 0.99 && share < 1)
  return isFine ? percent(Math.floor(share * 1000) / 10, 1) : percent(Math.floor(share * 100))
}
