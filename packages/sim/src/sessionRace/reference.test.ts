import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { reference } from './testing/reference'
import type { SessionRaceAssumptions } from './types'

describe('simulate equals a scan of every millisecond', () => {
  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        expect(simulate(assumptions)).toEqual(reference(assumptions))
      }),
      { numRuns: 600, seed: 1 },
    )
  })

  it.each<[string, Partial<SessionRaceAssumptions>]>([
    ['the defaults', {}],
    ['a close before the login', { oldCloseAfterLoginS: -20 }],
    ['a close at the loss', { oldCloseAfterLoginS: -160 }],
    ['a close at the login', { oldCloseAfterLoginS: 0 }],
    ['a close at a message', { oldCloseAfterLoginS: 30 }],
    ['a close at the lookup', { commandAtS: 180 }],
    ['a message at the lookup', { commandAtS: 190 }],
    ['a lookup at the loss', { commandAtS: 0 }],
    ['a lookup at the horizon', { commandAtS: 600 }],
    ['a login at the loss', { coverageLossS: 0, commandAtS: 0 }],
    ['a login after the horizon', { coverageLossS: 700 }],
    ['a close after the horizon', { oldCloseAfterLoginS: 500 }],
    ['more late messages than milliseconds', { oldCloseAfterLoginS: 0.004, bufferedMessages: 6, commandAtS: 160.002 }],
    ['a late message with each of the new', { oldCloseAfterLoginS: 120, bufferedMessages: 3 }],
  ])('on %s', (_, assumptions) => {
    expect(simulate(assumptions)).toEqual(reference(assumptions))
  })
})
