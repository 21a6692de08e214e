import { sessionRace, type RaceRegistry, type SessionRaceAssumptions, type SessionRaceResult } from '@half-open/sim/sessionRace'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from '../text/duration'
import { locales, type Locale } from '../text/locale'
import { describe as describeFigure } from './describe'
import { twoSessionsMessages } from './messages'
import { someRace } from './testing/someRace'
import { registries } from './words'

function described(given: Partial<SessionRaceAssumptions>, locale: Locale = 'en') {
  const described = describeFigure(sessionRace.simulate(given), sessionRace.resolve(given), twoSessionsMessages[locale], locale)
  return { ...described, finding: plain(described.finding), command: plain(described.command) }
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** From the events alone: how long the entry of a device that has logged in is not the new session's, and whether it is so at last. */
function lostBy(registry: RaceRegistry, { events }: SessionRaceResult, horizonS: number): { lostS: number; atLast: boolean } {
  const from = events.findIndex(({ kind }) => kind === 'login')
  const after = from < 0 ? [] : events.slice(from)
  let lostMs = 0
  let atLast = false
  after.forEach(({ atS, entries }, index) => {
    const untilS = after[index + 1]?.atS ?? horizonS
    const ms = Math.round(untilS * 1000) - Math.round(atS * 1000)
    if (entries[registry] !== 'new') lostMs += ms
    if (ms > 0) atLast = entries[registry] !== 'new'
  })
  return { lostS: lostMs / 1000, atLast }
}

/** What an English finding says of a registry; "never" where it names none. */
function saidOf(registry: RaceRegistry, finding: string): string {
  return new RegExp(`by ${registry}(?: the device is)? (?:lost )?(never|for [^,.]*(?:[.]\\d[^,.]*)?|until [^,.]*)`).exec(finding)?.[1] ?? 'never'
}

describe('the finding', () => {
  it('is that of the draft at the defaults', () => {
    expect(described({}).finding).toBe(
      'The old session closes 20 s after the new login: by socket the device is lost for 10 s, by login until the next one, by generation never.',
    )
    expect(described({}, 'es').finding).toBe(
      'La sesión vieja se cierra 20 s tras el nuevo login: por socket el dispositivo queda perdido 10 s, por login hasta el siguiente, por generación nunca.',
    )
    expect(described({}, 'it').finding).toBe(
      'La vecchia sessione si chiude 20 s dopo il nuovo login: per socket il dispositivo resta perso per 10 s, per login fino al prossimo, per generazione mai.',
    )
  })

  it('is true of any assumptions', () => {
    fc.assert(
      fc.property(someRace, (assumptions) => {
        const result = sessionRace.simulate(assumptions)
        const { finding } = described(assumptions)
        for (const registry of registries) {
          const { lostS, atLast } = lostBy(registry, result, assumptions.horizonS)
          const said = saidOf(registry, finding)
          if (lostS === 0) expect(said).toBe('never')
          else if (atLast) expect(said).toBe(registry === 'login' ? 'until the next one' : 'until its next message')
          else expect(said).toBe(`for ${plain(formatDuration(lostS, 'en'))}`)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each(locales)('is a sentence whatever is assumed, in %s', (locale) => {
    fc.assert(
      fc.property(someRace, (assumptions) => {
        const { finding, command } = described(assumptions, locale)
        for (const text of [finding, command]) expect(text).toMatch(/^\p{Lu}[^{}]*\.$/u)
        expect(finding + command).not.toMatch(/undefined|null|NaN|−|\[object| {2}/)
      }),
    )
  })

  it.each<[string, Partial<SessionRaceAssumptions>, string]>([
    ['a close before the login', { oldCloseAfterLoginS: -20 }, 'The old session closes 20 s before the new login: its entry is gone when the new one is written, and no registry loses the device.'],
    ['a close at the login', { oldCloseAfterLoginS: 0 }, 'The old session closes at the new login, right after it: by socket the device is lost for 30 s, by login until the next one, by generation never.'],
    ['27 ms', { oldCloseAfterLoginS: 0.027 }, 'The old session closes 27 ms after the new login: by socket the device is lost for 30 s, by login until the next one, by generation never.'],
    ['late messages', { bufferedMessages: 2 }, 'The old session has 2 late messages and closes 20 s after the new login: by socket the device is lost for 23 s, by login until the next one, by generation never.'],
    ['one late message', { bufferedMessages: 1 }, 'The old session has a late message and closes 20 s after the new login: by socket the device is lost for 20 s, by login until the next one, by generation never.'],
    ['a close after the time watched', { horizonS: 300, oldCloseAfterLoginS: 300 }, 'The old session closes after the time watched: until then no registry loses the device.'],
    ['a close after it, late messages before', { horizonS: 300, oldCloseAfterLoginS: 300, bufferedMessages: 2, messageIntervalS: 60 }, 'The old session has a late message and closes after the time watched: by socket the device is lost for 20 s, by login never, by generation never.'],
    ['no message to come', { messageIntervalS: 3600 }, 'The old session closes 20 s after the new login: by socket the device is lost until its next message, by login until the next one, by generation never.'],
    ['a login after the time watched', { coverageLossS: 900 }, 'In the 10 min watched the device does not log in again: there is one session, and it is dead.'],
  ])('knows %s', (_, given, finding) => {
    expect(described(given).finding).toBe(finding)
  })

  it('offers a longer watch where the login is missed, and that shows the race', () => {
    const missed = { coverageLossS: 900 }
    const { wayOut } = described(missed)
    if (wayOut === undefined) throw new Error('no way out')
    expect(described({ ...missed, [wayOut.key]: wayOut.value }).finding).toMatch(/^The old session closes 20 s/)
    expect(described({ coverageLossS: 86_400, horizonS: 86_000 }).wayOut).toBeUndefined()
    expect(described({}).wayOut).toBeUndefined()
  })
})

describe('the command', () => {
  it.each<[Partial<SessionRaceAssumptions>, string]>([
    [{}, 'A command 25 s after the login, 3 min 5 s after the loss: by generation it arrives and is confirmed; by socket and by login it is never written.'],
    [{ commandAtS: 100 }, 'A command 1 min before the login, 1 min 40 s after the loss: by all three it is written to the dead session, and lost.'],
    [{ commandAtS: 160 }, 'A command at the login, right after it, 2 min 40 s after the loss: by all three it arrives and is confirmed.'],
    [{ bufferedMessages: 2, commandAtS: 170 }, 'A command 10 s after the login, 2 min 50 s after the loss: by generation and by login it arrives and is confirmed; by socket it is written to the dead session, and lost.'],
    [{ oldCloseAfterLoginS: -20, commandAtS: 150 }, 'A command 10 s before the login, 2 min 30 s after the loss: by all three it is never written.'],
  ])('of %o', (given, text) => {
    expect(described(given).command).toBe(text)
  })
})
