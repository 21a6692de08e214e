import { describe, expect, it } from 'vitest'
import { resolve } from './resolve'
import type { SessionRaceAssumptions } from './types'

describe('resolve', () => {
  it.each<[string, Partial<SessionRaceAssumptions>, string]>([
    ['NaN', { coverageLossS: NaN }, 'sessionRace.coverageLossS: expected a number from 0 to 86400, got NaN'],
    ['half a message', { bufferedMessages: 1.5 }, 'sessionRace.bufferedMessages: expected an integer from 0 to 6, got 1.5'],
    ['more orders than are sane', { bufferedMessages: 7 }, 'sessionRace.bufferedMessages: expected an integer from 0 to 6, got 7'],
    [
      'a close before the loss',
      { oldCloseAfterLoginS: -160.001 },
      'sessionRace.oldCloseAfterLoginS: expected at least −coverageLossS (-160), got -160.001: ' +
        'the old session would be closed before the loss',
    ],
    [
      'late messages without the time to read them',
      { bufferedMessages: 2, oldCloseAfterLoginS: 0 },
      'sessionRace.oldCloseAfterLoginS: expected more than 0 with bufferedMessages (2), got 0: ' +
        'they are read between the login and the close',
    ],
    [
      'less than half a millisecond for them',
      { bufferedMessages: 1, oldCloseAfterLoginS: 0.0004 },
      'sessionRace.oldCloseAfterLoginS: expected more than 0 with bufferedMessages (1), got 0.0004: ' +
        'they are read between the login and the close',
    ],
    ['a command that nobody sees', { commandAtS: 600.001 }, 'sessionRace.commandAtS: expected at most horizonS (600), got 600.001'],
  ])('rejects %s', (_, assumptions, message) => {
    expect(() => resolve(assumptions)).toThrow(new RangeError(message))
  })

  it('accepts what just holds', () => {
    for (const just of [{ oldCloseAfterLoginS: -160 }, { bufferedMessages: 1, oldCloseAfterLoginS: 0.001 }, { commandAtS: 600 }]) {
      expect(resolve(just)).toMatchObject(just)
    }
  })
})
