import fc from 'fast-check'
import { expect, it } from 'vitest'
import { durationTicks } from './durationTicks'

it('gives at most 6 ticks wide and 4 narrow, from 0, equally spaced, none past the end', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1e8, noNaN: true }), (endS) => {
      const ticks = durationTicks(endS, 'en')
      const narrow = ticks.filter((tick) => !tick.wideOnly)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(narrow.length).toBeLessThanOrEqual(4)
      expect(ticks[0]).toMatchObject({ at: 0, wideOnly: false })
      for (const some of [ticks, narrow]) {
        const steps = some.slice(1).map((tick, index) => tick.at - (some[index]?.at ?? NaN))
        expect(new Set(steps).size).toBeLessThanOrEqual(1)
      }
      expect(ticks.at(-1)?.at).toBeLessThanOrEqual(endS)
    }),
  )
})

it('ends two hours and ten minutes on hours where narrow, half hours where wide', () => {
  const plain = durationTicks(7800, 'en').map((tick) => [tick.label.replaceAll('\u00a0', ' '), tick.wideOnly])
  expect(plain).toEqual([
    ['0', false],
    ['30 min', true],
    ['1 h', false],
    ['1 h 30 min', true],
    ['2 h', false],
  ])
})
