import { afterEach, describe, expect, it, vi } from 'vitest'
import { explore } from './explore'
import { registries } from './registries'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import { claims } from './testing/claims'
import type { SessionRaceAssumptions } from './types'

const survives = scenarios.find(({ id }) => id === 'generation-survives')!
const check = () => {
  const run = (changed: Partial<SessionRaceAssumptions> = {}) => simulate({ ...survives.assumptions, ...changed })
  claims['generation-survives']!.claim(run(), run)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the generation is what holds', () => {
  it('with its guard every claim holds and no order breaks', () => {
    expect(check).not.toThrow()
    expect(explore({ bufferedMessages: 2 }).registries.generation).toMatchObject({ broken: 0, brokenAtEnd: 0 })
  })

  it('a close that does not ask whose the entry is makes the claim fail', () => {
    vi.spyOn(registries, 'generation').mockImplementation((entry, step) =>
      step === 'oldClose' ? 'nobody' : step === 'login' ? 'new' : entry,
    )
    expect(check).toThrow('the model does not bear out: by generation neither touches it')
    expect(explore({ bufferedMessages: 2 }).registries.generation.broken).toBe(34)
  })

  it('and so does a replaced session whose messages still count', () => {
    const { generation } = registries
    vi.spyOn(registries, 'generation').mockImplementation((entry, step) => (step === 'oldMessage' ? 'old' : generation(entry, step)))
    expect(check).toThrow('the model does not bear out: by generation neither touches it')
    expect(explore({ bufferedMessages: 2 }).registries.generation.broken).toBeGreaterThan(0)
  })
})
