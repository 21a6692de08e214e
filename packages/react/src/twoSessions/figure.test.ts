import { sessionRace, type SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lanesChart } from '../figure'
import { fluidCanvas } from '../figure/svg/Canvas'
import { sliderScale } from '../parts/sliderScale'
import { locales, type Locale } from '../text/locale'
import { figure } from './figure'
import { twoSessionsMessages } from './messages'
import { someRace } from './testing/someRace'
import { registries } from './words'

const figureOf = (given: Partial<SessionRaceAssumptions>, locale: Locale = 'en') => figure(sessionRace.simulate(given), sessionRace.resolve(given), twoSessionsMessages[locale], locale)

describe.each(locales)('in %s', (locale) => {
  const words = twoSessionsMessages[locale]
  const looks = { reachable: ['is', words.spans.new], ghost: ['wrong', words.spans.old], absent: ['none', words.spans.nobody], offline: ['none', words.spans.nobody] }

  it('the entries’ lanes are the model’s spans, from the login', () => {
    fc.assert(
      fc.property(someRace, (assumptions) => {
        const result = sessionRace.simulate(assumptions)
        const { lanes } = figureOf(assumptions, locale)
        for (const registry of registries) {
          const shown = lanes.find(({ id }) => id === registry)?.spans.filter(({ from }) => from.value >= -assumptions.coverageLossS - 1e-9) ?? []
          const texts = shown.map(({ from, until, state, label, short }) => [from.value, until.value, state, short ?? label])
          const ms = (atS: number) => Math.round((atS - assumptions.coverageLossS) * 1000) / 1000 + 0
          expect(texts).toEqual(result.registries[registry].spans.map(({ fromS, untilS, state }) => [ms(fromS), ms(untilS), ...looks[state]]))
        }
      }),
    )
  })

  it('whatever is assumed, the figure is as high: nothing moves while the close or the command is dragged', () => {
    const heights = Array.from({ length: 91 }, (_, index) => lanesChart(figureOf({ oldCloseAfterLoginS: index - 30 }, locale)).draw(fluidCanvas).heightPx)
    const withCommand = [0, 129, 131, 185, 219, 221, 600].map((commandAtS) => lanesChart(figureOf({ commandAtS }, locale)).draw(fluidCanvas).heightPx)
    expect(new Set([...heights, ...withCommand])).toEqual(new Set([280]))
  })
})

it('the axis is the range’s: from its end to its end, wherever the close is', () => {
  for (const oldCloseAfterLoginS of [-100, -30, 0, 20, 60, 400]) {
    const { min, max, toPosition } = sliderScale(sessionRace.assumptions.oldCloseAfterLoginS, oldCloseAfterLoginS)
    const { domain, marks } = figureOf({ oldCloseAfterLoginS })
    expect(domain).toEqual([min, max])
    expect(marks?.[0]?.at).toBe(toPosition(oldCloseAfterLoginS))
  }
})

it('says what became of the command on each entry’s lane, and marks its moment where the axis has it', () => {
  const { lanes, marks } = figureOf({})
  expect(lanes.slice(2).map(({ events }) => events.map(({ label, end, at }) => [label, end, at.value]))).toEqual([
    [['command confirmed', 'is', 25]],
    [['command never written', 'none', 25]],
    [['command never written', 'none', 25]],
  ])
  expect(marks?.map(({ label, place }) => [label.replace('\u00a0', ' '), place])).toEqual([['late close, +20 s', 'over'], ['command, +25 s', 'under']])
  expect(figureOf({ commandAtS: 400 }).marks?.[1]?.label).toBe('command, +4\u00a0min →')
  expect(figureOf({ commandAtS: 40 }).marks?.[1]?.label).toBe('← command, −2\u00a0min')
})

it('a close before the login is not called late', () => {
  expect(figureOf({ oldCloseAfterLoginS: -20 }).marks?.[0]).toMatchObject({ label: 'close, −20\u00a0s', role: 'none' })
})

it('messages too dense for dots are told in words', () => {
  const dots = (messageIntervalS: number) => figureOf({ messageIntervalS }).lanes[1]?.events.length
  expect([30, 5, 4, 2, 1].map(dots)).toEqual([2, 12, 15, 1, 1])
  expect(figureOf({ messageIntervalS: 1 }).lanes[1]?.spans[0]?.label).toBe('alive, a message every 1\u00a0s')
})

it('where the loss is on the axis, what was before it was no mistake', () => {
  const { lanes } = figureOf({ coverageLossS: 10, commandAtS: 30 })
  expect(lanes.map(({ spans }) => spans[0]).map((span) => [span?.state, span?.label])).toEqual([
    ['is', 'alive'], ['is', 'alive'], ['is', 'old'], ['is', 'old'], ['is', 'old'],
  ])
})
