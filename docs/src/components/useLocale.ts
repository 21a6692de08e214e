import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Locale } from '@half-open/react'

/** The language of the page; the site is built in the widgets' languages and no other. */
export function useLocale(): Locale {
  return useDocusaurusContext().i18n.currentLocale as Locale
}
