import { gatewayRestart, type GatewayRestartAssumptions, type QueuePoint } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from '../text/duration'
import { locales, type Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { describe as describeFigure } from './describe'
import { queueCliffMessages } from './messages'
import { pointsOf, somePoints } from './testing/somePoints'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function described(points: readonly QueuePoint[], given: Partial<GatewayRestartAssumptions> = {}, locale: Locale = 'en') {
  const { finding, notes, wayOut } = describeFigure(points, gatewayRestart.resolve(given), queueCliffMessages[locale], locale)
  return { finding: plain(finding), notes: plain(notes), wayOut }
}
const swept = (given: Partial<GatewayRestartAssumptions> = {}, locale: Locale = 'en') =>
  described(gatewayRestart.sweepQueue(given, gatewayRestart.typicalSeed), given, locale)

describe('the finding', () => {
  it('names the best queue, the cliff and the way around it', () => {
    expect(swept().finding).toBe('With a fixed wait and a queue of 512 all are back in 2 min 19 s, from 896 on never; at random, in 2 min 55 s with 512, in 4 min 5 s at most.')
    expect(swept({}, 'es').finding).toBe('Con espera fija y una cola de 512 todos vuelven en 2 min 19 s, desde 896 nunca; al azar, en 2 min 55 s con 512, en 4 min 5 s como mucho.')
    expect(swept({}, 'it').finding).toBe('Con attesa fissa e una coda da 512 tutti tornano in 2 min 19 s, da 896 in su mai; con attesa casuale, in 2 min 55 s con 512, in 4 min 5 s al massimo.')
  })

  it('compares both ways to wait before the same queue', () => {
    const points = pointsOf({ 64: 900, 128: 100, 256: 300 }).map((point, index) => ({ ...point, random: { ...point.random, t100S: [400, 175, 180][index]! } }))
    expect(described(points).finding).toMatch(/with a fixed wait and a queue of 128 all are back in 1 min 40 s.*at random, in 2 min 55 s with 128, in 6 min 40 s at most\.$/i)
    expect(described(points.slice(0, 1)).finding).toMatch(/at random, in 6 min 40 s, whatever the queue\.$/)
  })

  it('finds the cliff later where no more is accepted than is checked, and none where the dead are skipped', () => {
    expect(swept({ acceptPerS: 100 }).finding).toMatch(/^With a fixed wait and a queue of 1,024 all are back in 2 min 19 s, from 3,328 on never;/)
    expect(swept({ deadLogins: 'skipped' }).finding).toMatch(/^With a fixed wait and a queue of 512 all are back in 2 min 19 s, with one of 64 in 8 min 58 s;/)
  })

  it.each<[string, QueuePoint[], string]>([
    ['a queue too short for the time watched', pointsOf({ 64: null, 128: 900, 256: 300 }), 'With a fixed wait and a queue of 256 all are back in 5 min, with one of 64 not in 1 h; at random, in 2 min 55 s, whatever the queue.'],
    ['long queues not proven to be for ever', pointsOf({ 64: 900, 128: null, 256: 'never' }), 'With a fixed wait and a queue of 64 all are back in 15 min, from 128 on not in 1 h; at random, in 2 min 55 s, whatever the queue.'],
    ['all alike', pointsOf({ 64: 61, 128: 61 }), 'With a fixed wait all are back in 1 min 1 s, whatever the queue; at random, in 2 min 55 s, whatever the queue.'],
    ['no queue at all', pointsOf({ 64: 'never', 128: 'never' }, null), 'With a fixed wait some are never back, whatever the queue; at random, not in 1 h, whatever the queue.'],
    ['none in the time watched', pointsOf({ 64: null, 128: 'never' }), 'With a fixed wait some are not back in 1 h, whatever the queue; at random, in 2 min 55 s, whatever the queue.'],
    ['some at random', [...pointsOf({ 64: 139 }), ...pointsOf({ 128: 139 }, null)], 'With a fixed wait all are back in 2 min 19 s, whatever the queue; at random, not in 1 h with 1 of these 2 queues.'],
  ])('knows %s', (_, points, finding) => {
    expect(described(points).finding).toBe(finding)
  })

  it('is true of any sweep', () => {
    fc.assert(
      fc.property(somePoints, (points) => {
        const { finding } = described(points)
        const fixed = points.map((point) => point.fixed.t100S)
        const times = fixed.filter((t) => t !== null)
        const time = (s: number) => plain(formatDuration(s, 'en'))
        if (times.length > 0) expect(finding).toContain(`all are back in ${time(Math.min(...times))}`)
        expect(finding.includes(' on never;')).toBe(times.length > 0 && isCliff(points) && beyondCliff(points).every((point) => point.fixed.isStuck))
        expect(/from [\d,]+ on/.test(finding)).toBe(times.length > 0 && isCliff(points))
        if (isCliff(points) && times.length > 0) expect(finding).toContain(`from ${formatNumber(beyondCliff(points)[0]?.queueCapacity ?? NaN, 'en')} on`)
        if (/whatever the queue;/.test(finding)) expect(new Set(fixed.map((t) => (t === null ? t : time(t)))).size).toBe(1)
        const random = points.map((point) => point.random.t100S)
        if (random.every((t) => t !== null)) expect(finding).toMatch(new RegExp(`at random, (in .+ with [\\d,]+, )?in ${time(Math.max(...random))}`))
        else expect(finding).toMatch(/at random, not in 1 h/)
      }),
      { numRuns: 500 },
    )
  })

  it.each(locales)('is a sentence whatever is swept, in %s', (locale) => {
    fc.assert(
      fc.property(somePoints, (points) => {
        const { finding, notes } = described(points, { queueCapacity: points[0]?.queueCapacity ?? 1 }, locale)
        expect(finding).toMatch(/^\p{Lu}[^{}]*\.$/u)
        expect(notes).toMatch(/^\p{Lu}[^{}]*\.$/u)
        expect(finding + notes).not.toMatch(/undefined|null|NaN|Infinity|\[object| {2}/)
      }),
    )
  })
})

describe('the notes', () => {
  it('tell what the assumed queue gives, and why there is a cliff', () => {
    expect(swept().notes).toBe(
      'With the assumed queue of 128: 4 min 52 s waiting a fixed time, 3 min 4 s at random. From 896 on, by the time a login’s turn comes its device has given up: nobody else gets in.',
    )
    expect(swept({ queueCapacity: 900 }).notes).toMatch(/^With the assumed queue of 900: never waiting a fixed time, 2 min 55 s at random\./)
  })

  it('explain no cliff that is not there, or not proven', () => {
    expect(swept({ deadLogins: 'skipped' }).notes).not.toContain('given up')
    expect(described(pointsOf({ 128: 139, 256: null })).notes).not.toContain('given up')
  })
})

describe('a gateway that lets nobody in', () => {
  it.each(['acceptPerS', 'authPerS', 'initPerS'] as const)('offers the way out (%s)', (rate) => {
    const closed = { [rate]: 0 }
    const { finding, notes, wayOut } = swept(closed)
    expect(finding).toMatch(/so no device is ever back, whatever the queue\.$/)
    expect(notes).toBe('')
    expect(wayOut).toMatchObject({ key: rate, value: gatewayRestart.assumptions[rate].default })
    expect(swept({ ...closed, [rate]: wayOut?.value }).finding).toMatch(/from 896 on never/)
    expect(swept().wayOut).toBeUndefined()
  })
})

function beyondCliff(points: readonly QueuePoint[]): QueuePoint[] {
  return points.filter((_, index) => points.slice(index).every(({ fixed }) => fixed.t100S === null))
}

function isCliff(points: readonly QueuePoint[]): boolean {
  return points.at(-1)?.fixed.t100S === null
}
