import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assumptionsTable } from '../core/testing/assumptionsTable'
import { sessionRace } from './sessionRace'

const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

describe('the model card', () => {
  it('shows the assumptions as they are', () => {
    expect(/\| assumption \|[^]*?(?=\n\n)/.exec(card)?.[0]).toBe(assumptionsTable(sessionRace.assumptions))
  })

  it('names every metric and every scenario', () => {
    for (const metric of Object.keys(sessionRace.metrics)) expect(card).toContain(`\`${metric}\``)
    for (const { id } of sessionRace.scenarios) expect(card).toContain(`\`${id}\``)
  })

  it('names the version and the typical seed', () => {
    expect(card).toContain(`Version ${sessionRace.version}, typical seed ${sessionRace.typicalSeed}.`)
  })
})

describe('the code in the model card', () => {
  it('gives what it says', () => {
    const { absentS } = sessionRace.simulate({ oldCloseAfterLoginS: 20 }).registries.socket
    const { broken, interleavings } = sessionRace.explore({ bufferedMessages: 2 }).registries.socket
    expect(card).toContain(`oldCloseAfterLoginS: 20 }).registries.socket.absentS // ${absentS}\n`)
    expect(card).toContain(`bufferedMessages: 2 }).registries.socket.broken // ${broken} of ${interleavings}\n`)
  })
})
