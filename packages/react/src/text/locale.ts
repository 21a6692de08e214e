import { show } from '@half-open/sim'

/** The languages every text of half-open exists in. */
export const locales = ['en', 'es', 'it'] as const

export type Locale = (typeof locales)[number]

/** The language of a tag that code gives; throws where half-open does not speak it. */
export function requiredLocale(tag: unknown): Locale {
  const locale = typeof tag === 'string' ? localeOf(tag) : undefined
  if (locale === undefined) throw new RangeError(`locale: expected en, es or it, got ${show(tag)}`)
  return locale
}

/** The language of a BCP 47 tag where half-open speaks it ("es-MX" → "es"); otherwise `undefined`. */
export function localeOf(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0]
  return locales.find((locale) => locale === language)
}
