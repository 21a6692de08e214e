import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from '../simulate'
import { anyAssumptions } from '../testing/anyAssumptions'
import { plainChain } from '../testing/plainChain'
import { arrivals } from '../testing/reference'
import { treeOf } from '../tree'
import type { ChainPolicy } from '../types'
import { chainAt } from './chainAt'
import { chainServers } from './chainServers'
import { chainTrace } from './chainTrace'

const anyPolicy = fc.constantFrom<ChainPolicy>('without', 'with', 'removed')
const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })
/** Some of them moments at which things happen. */
const anyMoments = fc.array(
  fc.integer({ min: 0, max: 400 }).map((n) => n / 4),
  { maxLength: 12 },
)

describe('the trace', () => {
  it('agrees with what is simulated', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, anyPolicy, (a, seed, policy) => {
        const result = simulate(a, seed)[policy]
        const { journeys } = chainTrace(a, seed, policy)
        const ended = (outcome: string) => journeys.filter((journey) => journey.outcome === outcome).length
        expect([ended('served'), ended('refused'), ended('failed'), ended('left')]).toEqual([
          result.served,
          result.refusedFast,
          result.failed,
          result.clientLeft,
        ])
        const waited = journeys.reduce(
          (sum, { deadFromS, deadUntilS }) => sum + (deadUntilS ?? 0) - (deadFromS ?? 0),
          0,
        )
        expect(waited).toBeCloseTo(result.waitingWorkerS['A']!, 5)
        const answers = journeys.flatMap(({ tailFromS }) => (tailFromS === null ? [] : [tailFromS + a.hopLatencyS]))
        const firstAnswerS = Math.min(...answers.filter((at) => at >= a.outageFromS + a.outageS))
        if (a.outageS === 0) expect(result.recoveryLagS).toBeNull()
        else if (result.recoveryLagS === null) expect(firstAnswerS).toBe(Infinity)
        else expect(firstAnswerS).toBeCloseTo(a.outageFromS + a.outageS + result.recoveryLagS, 5)
      }),
      { numRuns: 300 },
    )
  })

  it('says at any moment who holds which worker, as the plain walk does', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, anySeed, anyPolicy, anyMoments, (a, seed, policy, moments) => {
        const trace = chainTrace(a, seed, policy)
        const { levelOf, nameOf, tail } = treeOf(a)
        const sorted = [...moments].sort((x, y) => x - y)
        const inUs = sorted.map((atS) => atS * 1e6)
        const { seenAt } = plainChain(a, policy, levelOf.length, tail, arrivals(a, seed, levelOf.length), inUs)
        sorted.forEach((atS, i) => {
          const { busy, queued } = chainAt(trace, atS)
          expect({ holds: nameOf.map((name) => busy[name]!.map(({ request }) => request)), queued }).toEqual(seenAt[i])
          for (const workers of Object.values(busy)) {
            const places = workers.map(({ worker }) => worker)
            expect(new Set(places).size).toBe(places.length)
            expect(places.every((place) => place >= 0 && place < a.workersPerServer)).toBe(true)
          }
          if (queued > 0) expect(busy['A']).toHaveLength(a.workersPerServer)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('shows the chain waiting for its dead tail', () => {
    const trace = chainTrace({}, 2, 'without')
    expect(trace.servers.map(({ name, above }) => `${above} ${name}`)).toEqual([
      'null A',
      'A B1',
      'A B2',
      'B1 C1',
      'B1 C2',
      'B2 C3',
      'B2 C4',
    ])
    expect(chainServers()).toEqual({ servers: trace.servers, tail: 'C1', parent: 'B1' })
    expect(chainServers({ depth: 2, branching: 1 })).toMatchObject({ tail: 'B1', parent: 'A' })
    const { deadFromS } = trace.journeys.find((journey) => journey.deadFromS !== null)!
    const { busy } = chainAt(trace, deadFromS!)
    expect(busy['A']![0]).toMatchObject({ asks: 'C1', state: 'waitingForDead', clientHasLeft: false })
    expect(busy['B1']![0]).toEqual(busy['A']![0])
    expect(busy['C1']).toEqual([])
    // Before anything was asked, and when all has been answered.
    const quiet = { busy: Object.fromEntries(trace.servers.map(({ name }) => [name, []])), queued: 0 }
    expect([chainAt(trace, 0), chainAt(trace, 100_000)]).toEqual([quiet, quiet])
  })

  it('tells a client that has left', () => {
    const trace = chainTrace({ timeoutS: 20, clientTimeoutS: 5 }, 2, 'without')
    const left = trace.journeys.find(({ outcome, deadFromS }) => outcome === 'left' && deadFromS !== null)!
    const at = (atS: number) => chainAt(trace, atS).busy['A']!.find(({ request }) => request === left.request)
    expect([at(left.endedS - 0.001)?.clientHasLeft, at(left.endedS)?.clientHasLeft]).toEqual([false, true])
  })

  it('is plain data, and names what it does not know', () => {
    const trace = chainTrace({ horizonS: 60 }, 1, 'with')
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace)
    expect(() => chainTrace({}, 1, 'all' as 'with')).toThrow(
      new RangeError('smartTimeouts.policy: expected one of without, with, removed, got "all"'),
    )
    expect(() => chainTrace({}, 1, 3 as never)).toThrow(TypeError)
    expect(() => chainAt(trace, NaN)).toThrow(
      new RangeError('smartTimeouts.atS: expected a number of at least 0, got NaN'),
    )
    expect(() => chainAt(trace, '3' as never)).toThrow(TypeError)
  })
})
