import { locales } from '@half-open/react'
import { formatQuantity } from '@half-open/react/words'
import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { describe, expect, it } from 'vitest'
import { articleTexts } from './articleTexts'

const { authPerS, acceptPerS, devices, loginTimeoutS } = gatewayRestart.resolve()

const sweep = (given: Partial<GatewayRestartAssumptions> = {}) => gatewayRestart.sweepQueue(given, gatewayRestart.typicalSeed)

/** The first of the queues of the figure from which on a fixed wait never brings the fleet back. */
const cliffOf = (points: ReturnType<typeof sweep>) => points.find(({ queueCapacity }) => points.every((each) => each.queueCapacity < queueCapacity || each.fixed.isStuck))!.queueCapacity

describe.each(locales)('what the open socket says in %s of the values that it opens with', (locale) => {
  const text = articleTexts(locale)['the-open-socket.mdx']!
  const number = (value: number) => formatQuantity(value, 'count', locale)
  const says = (number: string) => new RegExp(`\\s${number}(?!\\d)`).test(text)

  it('how much work the fleet is, and how soon it could be done', () => {
    expect(devices / authPerS).toBe(50)
    expect(text).toContain(formatQuantity(gatewayRestart.fastestS()!, 's', locale).replaceAll('\u00a0', ' '))
  })

  it('how the login timeout and the two cliffs hang together', () => {
    const numbers = [acceptPerS, authPerS * loginTimeoutS, cliffOf(sweep()), cliffOf(sweep({ acceptPerS: authPerS }))]
    expect(numbers.map(number).filter((each) => !says(each))).toEqual([])
  })

  it('that a queue of 512 and a fixed wait are the quickest of all', () => {
    const points = sweep()
    const fixed = points.find(({ queueCapacity }) => queueCapacity === 512)?.fixed.t100S
    expect(says(number(512))).toBe(true)
    expect(fixed).toBeLessThan(Math.min(...points.map(({ random }) => random.t100S!)))
  })
})

it('with one of four instances down a fixed wait is over before it is back, a random one after its window', () => {
  const { fixed, random } = gatewayRestart.compare({ instances: 4 }, gatewayRestart.typicalSeed)
  const { downtimeS, randomWindowS } = gatewayRestart.resolve()
  expect(fixed.t100S).toBeLessThan(downtimeS)
  expect(random.t100S).toBe(randomWindowS)
})
