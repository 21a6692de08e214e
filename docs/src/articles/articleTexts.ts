import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@half-open/react'
import { root } from '../../../scripts/lib/paths.mjs'

/** The sources of the articles in a language, by file name, with a space for every line break. */
export function articleTexts(locale: Locale): Record<string, string> {
  const content = locale === 'en' ? 'content' : `i18n/${locale}/docusaurus-plugin-content-docs/current`
  const folder = join(root, 'docs', content, 'articles')
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8').replace(/\s+/g, ' ')]))
}
