import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { terms } from './terms'

const locales = ['en', 'es', 'it'] as const

/** All that a reader can read in a language: widgets' words, and pages of the site without their code. */
function texts(locale: (typeof locales)[number]): { file: string; text: string }[] {
  const words = files('packages/react/src').filter((file) => file.endsWith(`/${locale}.ts`))
  const pages = locale === 'en' ? files('docs/content') : files(`docs/i18n/${locale}`)
  return [...words, ...pages.filter((file) => /\.mdx?$/.test(file))].map((file) => ({ file, text: prose(readFileSync(join(root, file), 'utf8')) }))
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function prose(text: string): string {
  return text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, (code) => (code.includes('${') ? code : '')).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

describe.each(locales)('%s', (locale) => {
  const all = texts(locale)

  it('has about forty terms, each in use', () => {
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(40)
    const unused = Object.values(terms).map((term) => term[locale].word).filter((word) => !all.some(({ text }) => text.toLowerCase().includes(word.toLowerCase())))
    expect(unused).toEqual([])
  })

  it('says the same thing by the same word everywhere', () => {
    const others = Object.values(terms).flatMap((term) => (term[locale].not ?? []).map((not) => ({ not, word: term[locale].word })))
    const found = all.flatMap(({ file, text }) =>
      others.flatMap(({ not, word }) => {
        const match = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${not})(?![\\p{L}\\p{N}])`, 'iu').exec(text)
        return match ? [`${file}: "${match[0]}" for "${word}"`] : []
      }),
    )
    expect(found).toEqual([])
  })
})
