import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { definitions } from './definitions'
import { terms } from './terms'

const locales = ['en', 'es', 'it'] as const

type Language = (typeof locales)[number]

/** All that a reader can read in a language: widgets' words, model cards, tables, and pages of the site without their code. */
function texts(locale: Language): { file: string; text: string }[] {
  const all = locale === 'en' ? english() : files(`docs/i18n/${locale}`).filter((file) => file.endsWith('.mdx'))
  const words = [...files('packages/react/src'), ...files('docs/checked'), ...files('docs/src')].filter((file) => file.endsWith(`/${locale}.ts`))
  return [...words, ...all].map((file) => ({ file, text: prose(readFileSync(join(root, file), 'utf8')) }))
}

function english(): string[] {
  const cards = files('packages/sim/src').filter((file) => file.endsWith('README.md'))
  return [...cards, ...[...files('docs/content'), ...files('docs/src/pages')].filter((file) => file.endsWith('.mdx'))]
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Without code, elements, links elsewhere, which may bear another's title, and addresses; a template of a message is its text. */
function prose(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, (code) => (code.includes('${') ? code : ''))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\[[^\]]*\]\(http[^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/\s+/g, ' ')
}

it('has forty terms and more', () => {
  expect(Object.keys(terms).length).toBeGreaterThanOrEqual(40)
})

describe.each(locales)('%s', (locale) => {
  it('uses each of its terms', () => {
    const all = texts(locale).map(({ text }) => text.toLowerCase()).join(' ')
    const stems = Object.values(terms).map((term) => (term[locale].stem ?? term[locale].word).toLowerCase())
    expect(stems.filter((stem) => !all.includes(stem))).toEqual([])
  })

  it('says the same thing by the same word everywhere', () => {
    const others = Object.values(terms).flatMap(({ [locale]: { word, not = [] } }) => not.map((each) => ({ not: each, word })))
    const defined = Object.entries(definitions[locale]).map(([id, text]) => ({ file: `definition of ${id}`, text }))
    const found = [...texts(locale), ...defined].flatMap(({ file, text }) =>
      others.flatMap(({ not, word }) => {
        const match = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${not})(?![\\p{L}\\p{N}])`, 'iu').exec(text)
        return match ? [`${file}: "${match[0]}" for "${word}"`] : []
      }),
    )
    expect(found).toEqual([])
  })
})
