import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stopBeforeContradiction } from './stopBeforeContradiction'

const whole = fc.integer({ min: -10_000, max: 10_000 })

it('gives what was wanted where that is allowed', () => {
  fc.assert(
    fc.property(whole, whole, (wanted, current) => {
      expect(stopBeforeContradiction(wanted, current, 1, () => true)).toBe(wanted)
    }),
  )
})

it('stops at the last allowed step on the way from where it stood', () => {
  fc.assert(
    fc.property(whole, whole, whole, (current, first, second) => {
      const [least, most] = [Math.min(current, first, second), Math.max(current, first, second)]
      const allowed = (value: number) => value >= least && value <= most
      const far = most + 1000
      expect(stopBeforeContradiction(far, current, 1, allowed)).toBe(most)
      expect(stopBeforeContradiction(least - 1000, current, 1, allowed)).toBe(least)
    }),
  )
})

it('stays where it stood if no step is allowed', () => {
  expect(stopBeforeContradiction(50, 10, 5, () => false)).toBe(10)
})
