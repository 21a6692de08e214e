import { describe, expect, it } from 'vitest'
import { explore } from './explore'
import { simulate } from './simulate'
import type { SessionRaceAssumptions } from './types'

const outcome = (assumptions: Partial<SessionRaceAssumptions>) => simulate(assumptions).registries
const span = (fromS: number, untilS: number, state: string) => ({ fromS, untilS, state })

describe('the defaults', () => {
  const { generation, socket, login } = outcome({})

  it('every registry believes in the dead session for the 160 s of the loss', () => {
    expect([generation.ghostS, socket.ghostS, login.ghostS]).toEqual([160, 160, 160])
  })

  it('by generation the live device is never lost, by socket for 10 s, by login for 420 s', () => {
    expect([generation.absentS, socket.absentS, login.absentS]).toEqual([0, 10, 420])
  })

  it('the command arrives by generation alone', () => {
    expect([generation.command, socket.command, login.command]).toEqual(['confirmed', 'generated', 'generated'])
  })

  it('the states follow one another', () => {
    expect(generation.spans).toEqual([span(0, 160, 'ghost'), span(160, 600, 'reachable')])
    expect(socket.spans).toEqual([
      span(0, 160, 'ghost'), span(160, 180, 'reachable'), span(180, 190, 'absent'), span(190, 600, 'reachable'),
    ])
    expect(login.spans).toEqual([span(0, 160, 'ghost'), span(160, 180, 'reachable'), span(180, 600, 'absent')])
  })
})

describe('at equal times', () => {
  const kinds = (assumptions: Partial<SessionRaceAssumptions>, atS: number) =>
    simulate(assumptions).events.filter((event) => event.atS === atS).map(({ kind }) => kind)

  it('the old session’s message is before the login, and the close after both', () => {
    const together = { oldCloseAfterLoginS: 0.001, bufferedMessages: 1, commandAtS: 160 }
    expect(kinds(together, 160)).toEqual(['oldMessage', 'login', 'lookup'])
    expect(kinds({ oldCloseAfterLoginS: 0, commandAtS: 160 }, 160)).toEqual(['login', 'oldClose', 'lookup'])
  })

  it('an old message is before a new one, so that the entry points to the new session', () => {
    const together = { oldCloseAfterLoginS: 60, bufferedMessages: 1, commandAtS: 190 }
    expect(kinds(together, 190)).toEqual(['oldMessage', 'newMessage', 'lookup'])
    expect(outcome(together).socket).toMatchObject({ ghostS: 160, command: 'confirmed' })
  })

  it('a message and the close: the device is lost for a whole interval', () => {
    const together = { oldCloseAfterLoginS: 30, commandAtS: 190 }
    expect(kinds(together, 190)).toEqual(['newMessage', 'oldClose', 'lookup'])
    expect(outcome(together).socket).toMatchObject({ absentS: 30, command: 'generated' })
  })
})

describe('before the login', () => {
  it('a close leaves nobody: the device is offline, and lost by no registry afterwards', () => {
    for (const registry of Object.values(outcome({ oldCloseAfterLoginS: -20, commandAtS: 150 }))) {
      expect(registry.spans).toEqual([span(0, 140, 'ghost'), span(140, 160, 'offline'), span(160, 600, 'reachable')])
      expect(registry).toMatchObject({ ghostS: 140, absentS: 0, command: 'generated' })
    }
  })

  it('a command is sent to the dead session', () => {
    for (const { command } of Object.values(outcome({ commandAtS: 159.999 }))) expect(command).toBe('sent')
  })
})

describe('late messages of the old session', () => {
  it('come at equal parts of the time until the close, rounded down to the millisecond', () => {
    const late = simulate({ oldCloseAfterLoginS: 20, bufferedMessages: 2 }).events.filter(({ kind }) => kind === 'oldMessage')
    expect(late.map(({ atS }) => atS)).toEqual([166.666, 173.333])
  })

  it('turn a socket registry back to the dead session, and leave the others', () => {
    const { generation, socket, login } = outcome({ bufferedMessages: 2, commandAtS: 170 })
    expect(socket).toMatchObject({ ghostS: 160 + 13.334, absentS: 10, command: 'sent' })
    expect(generation).toMatchObject({ ghostS: 160, absentS: 0, command: 'confirmed' })
    expect(login).toMatchObject({ ghostS: 160, absentS: 420, command: 'confirmed' })
  })
})

it('the new session’s messages are counted for `explore` alone', () => {
  expect(simulate({ newMessages: 0 })).toEqual(simulate({ newMessages: 6 }))
})

it('a zero below zero is zero, so that the result stays plain data', () => {
  const result = simulate({ coverageLossS: -0, oldCloseAfterLoginS: -0, commandAtS: -0 })
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

describe('explore', () => {
  const counts = (bufferedMessages: number, newMessages: number) => {
    const { registries } = explore({ bufferedMessages, newMessages })
    return Object.fromEntries(
      Object.entries(registries).map(([id, { interleavings, broken, brokenAtEnd }]) => [id, [interleavings, broken, brokenAtEnd]]),
    )
  }

  it('no late message and three new ones: 5 orders', () => {
    expect(counts(0, 3)).toEqual({ generation: [5, 0, 0], socket: [5, 4, 1], login: [5, 4, 4] })
  })

  it('two late messages and three new ones: 35 orders', () => {
    expect(counts(2, 3)).toEqual({ generation: [35, 0, 0], socket: [35, 34, 15], login: [35, 34, 34] })
  })

  const upTo6 = [0, 1, 2, 3, 4, 5, 6]
  it.each(upTo6.flatMap((b) => upTo6.map((n) => [b, n] as const)))('b = %i, n = %i: the binomials', (b, n) => {
    const all = choose(b + n + 2, b + 1)
    expect(counts(b, n)).toEqual({
      generation: [all, 0, 0],
      socket: [all, all - 1, choose(b + n + 1, b)],
      login: [all, all - 1, all - 1],
    })
  })

  it('the shortest counterexamples', () => {
    const { registries } = explore({ bufferedMessages: 2 })
    expect(registries.generation.counterexample).toBeNull()
    expect(registries.socket.counterexample).toEqual(['login', 'oldMessage'])
    // As short are [login, oldMessage, oldMessage, oldClose] and one more; the old session's steps come first.
    expect(registries.login.counterexample).toEqual(['oldMessage', 'oldMessage', 'login', 'oldClose'])
    expect(explore().registries.socket.counterexample).toEqual(['login', 'oldClose'])
  })
})

/** Pascal's rule. */
function choose(n: number, k: number): number {
  return k === 0 || k === n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k)
}
