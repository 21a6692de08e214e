import type { Locale } from './locale'

/** A number as written by hand in `locale`, spaces and grouping understood; anything else is `undefined`, never `NaN`. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('\u2212', '-')
  const plain = locale === 'en' ? withoutGroups(compact) : withDecimalPoint(compact)
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** English: commas group thousands. Elsewhere they stay, and make it no number: "5,5" may be meant as 5.5. */
function withoutGroups(text: string): string {
  return /^-?\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text
}

/** Spanish and Italian: the comma is decimal; points group thousands, unless they can only be a decimal sign ("0.8"). */
function withDecimalPoint(text: string): string {
  const groups = text.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(text)
  return groups ? text.replaceAll('.', '').replace(',', '.') : text
}
