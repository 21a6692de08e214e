import type { Locale } from './locale'

/** A number as written by hand in `locale`, spaces and grouping understood; anything else is `undefined`, never `NaN`. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('\u2212', '-')
  const plain = locale === 'en' ? compact.replaceAll(',', '') : withDecimalPoint(compact)
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** Spanish and Italian: the comma is decimal; points group thousands, unless they can only be a decimal sign ("0.8"). */
function withDecimalPoint(text: string): string {
  const groups = text.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(text)
  return groups ? text.replaceAll('.', '').replace(',', '.') : text
}
