import { sessionRace, type RaceRegistry, type RaceStep } from '@half-open/sim/sessionRace'
import { describe, expect, it } from 'vitest'
import { lanesChart } from '../figure'
import { locales } from '../text/locale'
import { twoSessionsMessages } from './messages'
import { ordersOf } from './orders'
import { replaySteps } from './replaySteps'
import { replayLanes } from './replayLanes'
import { registries } from './words'

const messages = twoSessionsMessages.en
const told = (order: readonly RaceStep[], registry: RaceRegistry) => replaySteps(order, registry, messages).map(({ head, text }) => `${head}: ${text}`)
const { all } = ordersOf({ bufferedMessages: 2, newMessages: 3 })

describe.each(locales)('in %s', (locale) => {
  const words = twoSessionsMessages[locale]

  it('every order has a sentence for each step, and its last says what remains', () => {
    for (const { order, broken, brokenAtEnd } of all) {
      for (const registry of registries) {
        const steps = replaySteps(order, registry, words)
        expect(steps.map(({ at }) => at)).toEqual(order.map((_, index) => index + 1))
        for (const { text } of steps) expect(text).toMatch(/^\p{Lu}.*\.$/u)
        const last = steps.at(-1)?.text ?? ''
        expect(last.endsWith(words.replay.endsLost[registry])).toBe(brokenAtEnd[registry])
        expect(last.endsWith(words.replay.endsRight)).toBe(!broken[registry])
      }
    }
  })

  it('the lanes are those of the steps: the entry points where the replay says', () => {
    for (const { order } of all) {
      const steps = sessionRace.replay(order)
      for (const registry of registries) {
        const entry = replayLanes(order, registry, words, locale).lanes[2]
        steps.forEach(({ entries }, index) => {
          const middle = index + 1.5
          const span = entry?.spans.find(({ from, until }) => from.value < middle && middle < until.value)
          expect(span?.label).toBe(words.spans[entries[registry]])
        })
      }
    }
  })
})

it('the shortest way to go wrong by socket, with late messages', () => {
  expect(told(sessionRace.explore({ bufferedMessages: 2 }).registries.socket.counterexample ?? [], 'socket')).toEqual([
    'login: The device logs in on a new connection, and the entry points to it. The old session, though dead, is still open for the server.',
    'late message: The server reads a late message of the old session. Every message writes its own socket: the entry points to the dead session again. So it remains until the new session’s next message.',
  ])
})

it('the same steps by generation go right', () => {
  expect(told(['login', 'oldMessage', 'oldClose', 'newMessage'], 'generation')).toEqual([
    'login: The device logs in on a new connection, and the entry points to it. The old session, though dead, is still open for the server.',
    'late message: The server reads a late message of the old session. That generation has been replaced, so the message is thrown away.',
    'close: The old session is closed. The entry bears another generation than its own, so it stays.',
    'message: A message of the new session, to which the entry points. Since the new login the entry has pointed to the new session at every step.',
  ])
})

it('by login a message does not bring the device back', () => {
  expect(told(['login', 'oldClose', 'newMessage'], 'login').slice(1)).toEqual([
    'close: The old session is closed, and the entry is removed by device id, whichever session it points to. The new one is alive and has no entry.',
    'message: A message of the new session: the device is connected and well. But only a login writes here, so it stays lost. So it remains until the device logs in again.',
  ])
})

it('by socket a message repairs what a late message and a close did', () => {
  expect(told(['login', 'oldMessage', 'oldMessage', 'oldClose', 'newMessage', 'newMessage'], 'socket').slice(2)).toEqual([
    'late message: The server reads another late message of the old session, which writes the dead socket once more.',
    'close: The old session is closed, and the entry is removed by device id, whichever session it points to. The new one is alive and has no entry.',
    'message: A message of the new session writes its socket: the entry points to it again. Until now the device was lost.',
    'message: A message of the new session writes its socket, which is the entry’s already.',
  ])
})

it('a close before the login harms nobody', () => {
  expect(told(['oldMessage', 'oldClose', 'login'], 'login')).toEqual([
    'late message: The server reads a late message of the old session, to which the entry points anyway.',
    'close: The old session is closed, and its entry goes: nobody is connected, and nobody is believed to be.',
    'login: The device logs in on a new connection, and its entry is written. Since the new login the entry has pointed to the new session at every step.',
  ])
})

it('the lanes as a table', () => {
  const { rows } = lanesChart(replayLanes(['login', 'oldClose', 'newMessage'], 'socket', messages, 'en')).table()
  expect(rows).toEqual([
    ['Old session', 'dead', 'loss', 'step 2'],
    ['Old session', 'close', 'step 2', 'step 2'],
    ['New session', 'alive', 'step 1', 'step 3'],
    ['New session', 'login', 'step 1', 'step 1'],
    ['New session', 'message', 'step 3', 'step 3'],
    ['Entry by socket', 'old', 'loss', 'step 1'],
    ['Entry by socket', 'new', 'step 1', 'step 2'],
    ['Entry by socket', 'nobody', 'step 2', 'step 3'],
    ['Entry by socket', 'new', 'step 3', 'step 3'],
  ])
})
