import { expect, it } from 'vitest'
import { counted } from './counted'
import { formatOffset } from './offset'
import { offsetTicks } from './offsetTicks'
import { formatTimeOfDay } from './timeOfDay'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('writes a time before or after something with its sign', () => {
  const times = [-130, -0.01, -0.0004, 0, 5, 420].map((seconds) => plain(formatOffset(seconds, 'en')))
  expect(times).toEqual(['−2 min 10 s', '−10 ms', '0', '0', '+5 s', '+7 min'])
})

it('puts round times on both sides of 0, and leaves 0 to what happened then', () => {
  const ticks = offsetTicks([-700, 900], 'en').map(({ at, label, wideOnly }) => [at, plain(label), wideOnly])
  expect(ticks).toEqual([
    [-600, '−10 min', false],
    [-300, '−5 min', true],
    [300, '+5 min', true],
    [600, '+10 min', false],
    [900, '+15 min', true],
  ])
})

it('writes a second of the day as a clock does, after midnight too', () => {
  expect([0, 51_330, 86_400 + 60].map(formatTimeOfDay)).toEqual(['0:00', '14:15', '0:01'])
})

it('knows none, one and many', () => {
  expect([0, 1, 2, 1_000_000].map((count) => counted(count, 'es').form)).toEqual(['none', 'one', 'many', 'many'])
  expect(counted(2000, 'en').text).toBe('2,000')
})
