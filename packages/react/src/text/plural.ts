import type { Locale } from './locale'

/** The form of a counted word: `plural(2, 'en', { one: 'run', other: 'runs' })` → "runs". */
export function plural(count: number, locale: Locale, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
}
