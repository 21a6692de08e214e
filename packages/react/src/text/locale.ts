/** The languages every text of half-open exists in. */
export const locales = ['en', 'es', 'it'] as const

export type Locale = (typeof locales)[number]

/** The language of a BCP 47 tag where half-open speaks it ("es-MX" → "es"); otherwise `undefined`. */
export function localeOf(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0]
  return locales.find((locale) => locale === language)
}
