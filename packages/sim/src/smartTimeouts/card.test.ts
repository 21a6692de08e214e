import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assumptionsTable } from '../core/testing/assumptionsTable'
import { MOST_REQUESTS, MOST_SERVERS } from './rules'
import { smartTimeouts } from './smartTimeouts'
import { poissonLaws } from './testing/poissonLaws'

const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

describe('the model card', () => {
  it('shows the assumptions as they are', () => {
    expect(/\| assumption \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(assumptionsTable(smartTimeouts.assumptions))
  })

  it('names every metric and every scenario', () => {
    const perPolicy = Object.keys(smartTimeouts.metrics).map((metric) => metric.replace(/(Without|With|Removed)$/, ''))
    for (const metric of perPolicy) expect(card).toContain(`\`${metric}\``)
    for (const { id } of smartTimeouts.scenarios) expect(card).toContain(`\`${id}\``)
  })

  it('names the version, the typical seed and the bounds', () => {
    expect(card).toContain(`Version ${smartTimeouts.version}, typical seed ${smartTimeouts.typicalSeed}.`)
    expect(card).toContain(`more than ${MOST_SERVERS} servers`)
    expect(card.replaceAll('\n', ' ')).toContain(`more than ${MOST_REQUESTS.toLocaleString('en')} requests`)
  })

  it('has a row for each law of chance, whose numbers their test holds', () => {
    const rows = [...card.matchAll(/^\| .* \| .* \| .* ± .* \|$/gm)]
    expect(rows).toHaveLength(poissonLaws.length)
  })
})

describe('the code in the model card', () => {
  it('gives what it says', () => {
    const { without, with: smart } = smartTimeouts.simulate({}, smartTimeouts.typicalSeed)
    expect(card).toContain(`smartTimeouts.simulate({}, ${smartTimeouts.typicalSeed})`)
    expect(card).toContain(`without.healthy.over1sShare // ${without.healthy.over1sShare?.toFixed(3)}`)
    expect(card).toContain(`smart.healthy.over1sShare // ${smart.healthy.over1sShare?.toFixed(3)}`)
    expect(card).toContain(`smart.recoveryLagS // ${smart.recoveryLagS?.toFixed(1)}`)
  })
})
