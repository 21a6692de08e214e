import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assumptionsTable } from '../core/testing/assumptionsTable'
import { gatewayRestart } from './gatewayRestart'
import { STEP_LIMIT } from './run'

const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

describe('the model card', () => {
  it('shows the assumptions as they are', () => {
    expect(/\| assumption \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(assumptionsTable(gatewayRestart.assumptions))
  })

  it('names every metric and every scenario', () => {
    for (const metric of Object.keys(gatewayRestart.metrics)) expect(card).toContain(`\`${metric}\``)
    for (const { id } of gatewayRestart.scenarios) expect(card).toContain(`\`${id}\``)
  })

  it('names the version, the typical seed and the limit of steps', () => {
    expect(card).toContain(`Version ${gatewayRestart.version}, typical seed ${gatewayRestart.typicalSeed}.`)
    expect(card).toContain(`${STEP_LIMIT.toLocaleString('en')} steps`)
  })

  it('has a table of queues that the model gives', () => {
    const rows = [...card.matchAll(/^\| (\d+) \| (\d+ s|never) \|$/gm)]
    expect(rows).toHaveLength(9)
    for (const [, queueCapacity, back] of rows) {
      const { t100S } = gatewayRestart.simulate({ queueCapacity: Number(queueCapacity) })
      expect(t100S === null ? 'never' : `${t100S} s`).toBe(back)
    }
  })
})

describe('the code in the model card', () => {
  it('gives what it says', () => {
    const { fixed, random } = gatewayRestart.compare({ queueCapacity: 1024 })
    expect(card).toContain(`compare({ queueCapacity: 1024 })`)
    expect(card).toContain(`fixed.t100S // ${fixed.t100S}`)
    expect(card).toContain(`random.t100S // ${random.t100S}`)
  })
})
