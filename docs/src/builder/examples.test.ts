import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@half-open/react'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import type { Choice } from './Choice'
import { drawnOf } from './drawnOf'
import type { Site } from './sites'
import type { PartKind } from './snippets/Snippet'
import { snippetOf } from './snippets/snippetOf'

/** What the example sites show, whose tests build and open them. */
const shown = (locale: Locale): Choice => ({
  widget: 'DetectionLagBar',
  locale,
  assumptions: { heartbeatIntervalS: 120 },
})
const drawn = drawnOf(shown('en'))

const partOf = (site: Site, kind: PartKind, locale: Locale = 'en') =>
  snippetOf(site, shown(locale), drawn)!.find((part) => part.kind === kind)!.code

const path = (file: string) => join(root, 'docs', file)
const translated = (locale: Locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current/_figure.mdx`

// What the builder gives changes on purpose alone: vitest -u writes what it is now.
it.each<[file: string, site: Site, locale?: Locale]>([
  ['examples/next/app/Figure.tsx', 'react'],
  ['examples/vite/src/Figure.jsx', 'react'],
  ['examples/next/app/mdx/figure.mdx', 'mdx'],
  ['examples/astro/src/components/Figure.astro', 'astro'],
  ['content/_figure.mdx', 'docusaurus'],
  [translated('es'), 'docusaurus', 'es'],
  [translated('it'), 'docusaurus', 'it'],
])('%s is what the builder gives for %s', async (file, site, locale) => {
  await expect(`${partOf(site, 'figure', locale)}\n`).toMatchFileSnapshot(path(file))
})

it('the picture of the examples is the builder’s', async () => {
  await expect(drawn.svg).toMatchFileSnapshot(path('examples/elements/detection-lag-bar.svg'))
})

it.each<[file: string, site: Site, kind: PartKind]>([
  ['figure.html', 'html', 'page'],
  ['figure.html', 'html', 'figure'],
  ['frame.html', 'iframe', 'page'],
  ['frame.html', 'iframe', 'figure'],
  ['page.css', 'iframe', 'style'],
  ['image.html', 'wordpress', 'figure'],
])('%s holds what the builder gives for %s: %s', (file, site, kind) => {
  const page = readFileSync(path(`examples/elements/${file}`), 'utf8')
  expect(flush(page)).toContain(flush(partOf(site, kind)))
})

/** A page indents what it holds. */
const flush = (code: string) => code.replaceAll(/^ +/gm, '')
