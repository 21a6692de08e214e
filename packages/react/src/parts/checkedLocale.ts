import { orDefault } from '../state/orDefault'
import { requiredLocale, type Locale } from '../text/locale'

/** The language of a tag that an author gave; English where half-open does not speak it. */
export function checkedLocale(part: string, tag = 'en'): Locale {
  return orDefault(
    part,
    () => requiredLocale(tag),
    () => 'en',
  )
}
