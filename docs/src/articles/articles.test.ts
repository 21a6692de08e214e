import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Locale } from '@half-open/react'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { articleTexts } from './articleTexts'

const widgetsSource = join(root, 'packages/react/src')

/** The texts of a language into which numbers are put: the words of the widgets, and the articles. */
function templates(locale: Locale): [file: string, text: string][] {
  const words = readdirSync(widgetsSource, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`/${locale}.ts`))
  return [...words.map((file): [string, string] => [file, readFileSync(join(widgetsSource, file), 'utf8')]), ...Object.entries(articleTexts(locale))]
}

/** Where such a text has one of the words right before a number that is put in. */
function beforeNumbers(locale: Locale, words: string): string[] {
  const pattern = new RegExp(`(?<![\\p{L}’])(?:${words})\\s+(?:\\$\\{|<(?:Result|Assumption)\\b)`, 'giu')
  return templates(locale).flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))
}

it('Italian has no article before a number but what its sound asks for: "il 54 %", "l’1 %", "lo 0,9 %"', () => {
  expect(beforeNumbers('it', '(?:d?[ai]|de|ne|su)?(?:ll?o|l|i|gli)')).toEqual([])
})

it('Spanish gives no time with "a los": it may be 1 h', () => {
  expect(beforeNumbers('es', 'a los')).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  it.each(Object.entries(articleTexts(locale)))('no two figures of %s bear the same title', (_, text) => {
    const figures = [...text.matchAll(/<(\w+) headingLevel=([^>]*)>/g)]
    const titles = figures.map(([, name, props = '']) => /title="([^"]+)"/.exec(props)?.[1] ?? name)
    expect(titles).not.toEqual([])
    expect(titles).toEqual([...new Set(titles)])
  })
})
