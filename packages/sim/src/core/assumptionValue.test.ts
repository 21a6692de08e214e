import { describe, expect, it } from 'vitest'
import type { ChoiceSpec, NumberSpec, SwitchSpec } from './assumptions'
import { nearestAllowed, parseValue, problemOf, snapToSlider } from './assumptionValue'

const described = { group: 'main', source: { kind: 'our choice', title: 'test' } } as const
const seconds: NumberSpec = {
  ...described,
  kind: 'number',
  default: 30,
  unit: 's',
  min: 0,
  max: 100,
  integer: false,
  slider: { min: 10, max: 55, step: 10, scale: 'linear' },
}
const count: NumberSpec = { ...seconds, unit: 'count', integer: true }
const policy: ChoiceSpec<'fixed' | 'random'> = { ...described, kind: 'choice', default: 'fixed', choices: ['fixed', 'random'] }
const waiting: SwitchSpec = { ...described, kind: 'switch', default: true }

describe('problemOf', () => {
  it('finds none in what is allowed', () => {
    for (const value of [0, 0.5, 100]) expect(problemOf(seconds, value)).toBeUndefined()
    expect(problemOf(policy, 'random')).toBeUndefined()
    expect(problemOf(waiting, false)).toBeUndefined()
  })

  it.each([
    [count, 0.5, 'range', 'expected an integer from 0 to 100, got 0.5'],
    [seconds, NaN, 'range', 'expected a number from 0 to 100, got NaN'],
    [seconds, '5', 'type', 'expected a number from 0 to 100, got "5"'],
    [seconds, {}, 'type', 'expected a number from 0 to 100, got an object'],
    [policy, 'never', 'range', 'expected one of fixed, random, got "never"'],
    [waiting, 'true', 'type', 'expected true or false, got "true"'],
  ] as const)('of %j with %j', (spec, value, kind, text) => {
    expect(problemOf(spec, value)).toEqual({ kind, text })
  })
})

describe('parseValue', () => {
  it.each([
    [seconds, '12.5', 12.5],
    [count, '12', 12],
    [policy, 'random', 'random'],
    [waiting, 'false', false],
  ])('of %j reads %j', (spec, text, value) => {
    expect(parseValue(spec, text)).toBe(value)
  })

  it.each([
    [seconds, ['', ' ', '1,5', '1e1', '0x10', 'NaN', '-1', '100.1', '5 s']],
    [count, ['12.5']],
    [policy, ['Random', '']],
    [waiting, ['yes', '1', '']],
  ] as const)('of %j makes nothing of %j', (spec, texts) => {
    for (const text of texts) expect(parseValue(spec, text)).toBeUndefined()
  })
})

describe("a reader's hand", () => {
  it('typing is rounded where it must be, then clamped', () => {
    expect([-5, 33.4, 500].map((value) => nearestAllowed(count, value))).toEqual([0, 33, 100])
    expect(nearestAllowed(seconds, 33.4)).toBe(33.4)
  })

  it('dragging is snapped to the step, then clamped', () => {
    expect([0, 14, 15, 49, 99].map((value) => snapToSlider(seconds, value))).toEqual([10, 10, 20, 50, 55])
  })
})
