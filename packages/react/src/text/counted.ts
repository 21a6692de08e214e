import type { Locale } from './locale'
import { formatNumber } from './number'

/** A number of things in a sentence: how it is written, and the form that the words around it take. */
export interface Counted {
  text: string
  form: 'none' | 'one' | 'many'
}

export function counted(count: number, locale: Locale): Counted {
  const one = new Intl.PluralRules(locale).select(count) === 'one'
  return { text: formatNumber(count, locale), form: count === 0 ? 'none' : one ? 'one' : 'many' }
}
