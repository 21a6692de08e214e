import { show } from '@half-open/sim'
import { orDefault } from '../state/orDefault'
import { localeOf, type Locale } from '../text/locale'

/** The language of a tag that an author gave; English where half-open does not speak it. */
export function checkedLocale(part: string, tag = 'en'): Locale {
  const check = () => {
    const locale = typeof tag === 'string' ? localeOf(tag) : undefined
    if (locale === undefined) throw new RangeError(`locale: expected en, es or it, got ${show(tag)}`)
    return locale
  }
  return orDefault(part, check, () => 'en')
}
