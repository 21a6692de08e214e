import { commandOutcomes, commandTrace, fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../text/locale'
import { commandLifecycleMessages } from './messages'
import { storySteps } from './storySteps'
import { storyLanes } from './storyLanes'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const told = (given: Partial<FleetDayAssumptions>, seed: number, command: number, locale: Locale = 'en') =>
  storySteps(commandTrace(given, seed, command), commandLifecycleMessages[locale], locale).map(({ atS, text }) => [Math.round(atS), plain(text)])

const fire: Partial<FleetDayAssumptions> = { awaitConfirmation: false }
const seed = fleetDay.typicalSeed
const someDay = fc.record({
  devices: fc.constant(40),
  commandsPerDay: fc.constant(80),
  heartbeatIntervalS: fc.integer({ min: 60, max: 900 }),
  coverageLossesPerDay: fc.integer({ min: 0, max: 20 }),
  commandExpiryS: fc.integer({ min: 30, max: 3600 }),
  confirmationWaitS: fc.integer({ min: 10, max: 120 }),
  detection: fc.constantFrom('activity' as const, 'keepalive' as const, 'none' as const),
  registry: fc.constantFrom('generation' as const, 'socket' as const),
  awaitConfirmation: fc.boolean(),
})
const anyTrace = fc.tuple(someDay, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 79 })).map(([given, run, command]) => commandTrace(given, run, command))

describe('the story of a command sent for ever', () => {
  const [command = 0] = commandOutcomes({}, seed).notWaiting.sent

  // Frozen: changes when the model's typical day or a sentence does, and then on purpose.
  it.each(locales)('in %s', (locale) => {
    expect(told(fire, seed, command, locale)).toMatchSnapshot()
  })

  it('and of the same one from a server that waits', () => {
    expect(told({}, seed, command)).toMatchSnapshot()
  })
})

describe('the story of any command', () => {
  it('runs forward in time, begins with the last message before the command, and says that it is given once', () => {
    fc.assert(
      fc.property(anyTrace, fc.constantFrom(...locales), (trace, locale) => {
        const steps = storySteps(trace, commandLifecycleMessages[locale], locale)
        const times = steps.map(({ atS }) => atS)
        expect(times).toEqual([...times].sort((a, b) => a - b))
        expect(times[0]).toBeLessThanOrEqual(0)
        expect(times.filter((at) => at === 0).length).toBeGreaterThan(0)
        expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/undefined|NaN|Infinity|\[object/)
      }),
      { numRuns: 300 },
    )
  })

  it('tells lookups that found something else apart, whatever else is told between them', () => {
    const [command = 0] = commandOutcomes({}, seed).notWaiting.sent
    const trace = commandTrace({}, seed, command)
    const lookups = trace.events.filter(({ kind }) => kind === 'message' || kind === 'generated' || kind === 'lookup')
    expect(storySteps({ ...trace, events: lookups }, commandLifecycleMessages.en, 'en').map(({ text }) => text.match(/\d+ times/)?.[0])).toEqual([
      undefined, undefined, '10 times', '9 times',
    ])
  })

  it('ends with what the command came to', () => {
    const { story: words } = commandLifecycleMessages.en
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const text = storySteps(trace, commandLifecycleMessages.en, 'en').map((step) => step.text).join(' ')
        expect(text.includes(words.expired)).toBe(trace.expired)
        expect(text.includes(words.verified)).toBe(trace.final === 'verified')
        expect(text.includes(words.notVerified)).toBe(trace.final === 'confirmed')
        expect(text.includes(words.staysSent)).toBe(!trace.awaitConfirmation && trace.final === 'sent')
        expect(text.includes(words.staysUnwritten)).toBe(!trace.awaitConfirmation && trace.final === 'generated')
      }),
      { numRuns: 300 },
    )
  })
})

describe('the lanes of any command', () => {
  it('the hatch is where the registry points to a dead connection, and where “sent” is believed', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const { lanes } = storyLanes(trace, commandLifecycleMessages.en, 'en')
        const spansOf = (id: string) => lanes.find((lane) => lane.id === id)?.spans ?? []
        const stateAt = (id: string, at: number) => spansOf(id).find(({ from, until }) => from.value <= at && at < until.value)?.state
        for (const { from, until, state } of spansOf('registry')) {
          const middle = (from.value + until.value) / 2
          if (state === 'wrong') expect(stateAt('truth', middle)).toBe('none')
          if (state === 'is') expect(stateAt('truth', middle)).toBe('is')
        }
        for (const event of trace.events) {
          if (event.kind !== 'lookup') continue
          const expected = event.entry === null ? 'none' : event.alive ? 'is' : 'wrong'
          expect(stateAt('registry', event.atS - trace.generatedAtS)).toBe(expected)
        }
        expect(spansOf('command').some(({ state }) => state === 'wrong')).toBe(!trace.awaitConfirmation && trace.final === 'sent')
      }),
      { numRuns: 300 },
    )
  })

  it('spans are in order, within the axis, and nothing ends before it began', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const { domain, lanes } = storyLanes(trace, commandLifecycleMessages.en, 'en')
        for (const { spans } of lanes) {
          const edges = spans.flatMap(({ from, until }) => [from.value, until.value])
          expect(edges).toEqual([...edges].sort((a, b) => a - b))
          expect(edges.every((edge) => edge >= domain[0] - 1e-6 && edge <= domain[1] + 1e-6)).toBe(true)
          expect(spans.filter(({ from, until }) => until.value <= from.value)).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
})
