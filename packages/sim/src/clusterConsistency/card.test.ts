import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assumptionsTable } from '../core/testing/assumptionsTable'
import { clusterConsistency } from './clusterConsistency'
import { lawsTable } from './testing/lawsTable'

const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

describe('the model card', () => {
  it('shows the assumptions as they are', () => {
    expect(/\| assumption \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(assumptionsTable(clusterConsistency.assumptions))
  })

  it('shows every law beside what the model gives', { timeout: 60_000 }, () => {
    expect(/\| law \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(lawsTable())
  })

  it('names every metric and every scenario', () => {
    for (const metric of Object.keys(clusterConsistency.metrics)) expect(card).toContain(`\`${metric}\``)
    for (const { id } of clusterConsistency.scenarios) expect(card).toContain(`\`${id}\``)
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
