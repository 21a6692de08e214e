import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assumptionsTable } from '../core/testing/assumptionsTable'
import { clusterConsistency } from './clusterConsistency'
import { exactLaws } from './testing/exactLaws'
import { lawsTable } from './testing/lawsTable'

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const translated = (language: string) =>
  read('../../../../docs/i18n', language, 'docusaurus-plugin-content-docs/current/models/cluster-consistency.mdx')
const card = read('README.md')
const cards = { en: card, es: translated('es'), it: translated('it') }

describe('the model card', () => {
  it('shows the assumptions as they are', () => {
    expect(/\| assumption \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(assumptionsTable(clusterConsistency.assumptions))
  })

  it('shows every law beside what the model gives', { timeout: 60_000 }, () => {
    expect(/\| law \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(lawsTable())
  })

  it.each(Object.entries(cards))('names every metric and every scenario, %s', (_, text) => {
    for (const metric of Object.keys(clusterConsistency.metrics)) expect(text).toContain(`\`${metric}\``)
    for (const { id } of clusterConsistency.scenarios) expect(text).toContain(`\`${id}\``)
  })

  it.each(['es', 'it'] as const)('shows the same numbers of every law in %s', (language) => {
    const numbersOf = (text: string) =>
      [...text.matchAll(/\| ([\d.,]+(?: ms)?) \| ([\d.,]+(?: ms)?) \|$/gm)].map(([, law, simulated]) => [
        law,
        simulated,
      ])
    const withCommas = numbersOf(card).map((row) => row.map((number) => number?.replace('.', ',')))
    expect(numbersOf(cards[language])).toEqual(withCommas)
    expect(withCommas).toHaveLength(exactLaws.length)
  })

  it('names the version and the typical seed', () => {
    const { version, typicalSeed } = clusterConsistency
    expect(card).toContain(`Version ${version}, typical seed ${typicalSeed}.`)
  })
})

describe('the code in the model card', () => {
  it('gives what it says', () => {
    const { author, other } = clusterConsistency.simulate({ token: 'write' })
    const without = clusterConsistency.simulate({ token: 'off' })
    expect(card).toContain(`without.author.staleShare // ${without.author.staleShare}`)
    expect(card).toContain(`author.staleShare // ${author.staleShare}`)
    expect(card).toContain(`author.waits.meanMs // ${author.waits.meanMs!.toFixed(1)}`)
    expect(card).toContain(`other.staleShare // ${other.staleShare}`)
  })
})
