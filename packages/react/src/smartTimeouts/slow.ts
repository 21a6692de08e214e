import type { Locale } from '../text/locale'
import { formatNumber, formatShare } from '../text/number'
import type { Slow } from './words'

/** Some are never written as none, nor nearly all as all. */
export function slowOf(share: number, locale: Locale): Slow {
  if (share === 0) return { kind: 'none' }
  if (share === 1) return { kind: 'all' }
  return { kind: 'share', share: slowText(share, locale) }
}

export function slowText(share: number, locale: Locale): string {
  const percent = (value: number, digits = 0) => `${formatNumber(value, locale, digits)}\u00a0%`
  if (share > 0 && share < 0.0005) return `<\u00a0${percent(0.1, 1)}`
  if (share < 1 && share >= 0.995) return `>\u00a0${percent(99)}`
  return formatShare(share, locale)
}
