import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assumptionsTable } from '../core/testing/assumptionsTable'
import { fleetDay } from './fleetDay'

const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

describe('the model card', () => {
  it('shows the assumptions as they are', () => {
    expect(/\| assumption \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(assumptionsTable(fleetDay.assumptions))
  })

  it('names every metric and every scenario', () => {
    for (const metric of Object.keys(fleetDay.metrics)) expect(card).toContain(`\`${metric}\``)
    for (const { id } of fleetDay.scenarios) expect(card).toContain(`\`${id}\``)
  })

  it('names the version and the typical seed', () => {
    expect(card).toContain(`Version ${fleetDay.version}, typical seed ${fleetDay.typicalSeed}.`)
  })
})
