import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { reference } from './testing/reference'
import { trialTrace } from './trialTrace'
import type { ClusterConsistencyAssumptions, ClusterTimeline } from './types'

const few = { trials: 200, requestDelayMs: 60 }

describe('simulate equals the plain reference', () => {
  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (assumptions, seed) => {
        expect(simulate(assumptions, seed)).toEqual(reference(assumptions, seed))
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it.each<[string, Partial<ClusterConsistencyAssumptions>]>([
    ['the defaults', few],
    ['HTTP', { ...few, scenario: 'http' }],
    ['no token', { ...few, token: 'off' }],
    ['no token, at random', { ...few, token: 'off', routing: 'uniform' }],
    ['no token, amid others', { ...few, token: 'off', otherTrafficPerS: 150 }],
    ['a token for what was read', { ...few, token: 'writeAndRead' }],
    ['a notification before the commit', { ...few, scenario: 'notification', notify: 'beforeCommit' }],
    [
      'a notification long before the commit',
      { ...few, scenario: 'notification', notify: 'beforeCommit', commitMs: 5000, retryMs: 7 },
    ],
    ['a notification after the commit', { ...few, scenario: 'notification' }],
    ['sticky sessions, asked again each millisecond', { ...few, token: 'off', routing: 'sticky', retryMs: 1 }],
    ['exponential loads', { ...few, loadSpread: 'exponential', loadMs: 300 }],
    ['a wait too short', { ...few, waitLimitMs: 30 }],
    ['no wait', { ...few, waitLimitMs: 0 }],
    ['a node alone', { ...few, nodes: 1, scenario: 'notification', notify: 'beforeCommit' }],
    ['sixty-four nodes', { ...few, nodes: 64 }],
  ])('on %s', (_, assumptions) => {
    expect(simulate(assumptions, 3)).toEqual(reference(assumptions, 3))
  })
})

describe('trialTrace tells each trial as simulate counts it', () => {
  const read = (trace: ClusterTimeline, who: string, kind: string) =>
    trace.requests.find((request) => request.who === who && request.kind === kind)!

  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (a, seed) => {
        const result = simulate(a, seed)
        const traces = Array.from({ length: a.trials }, (_, trial) => trialTrace(a, seed, trial))
        expect(traces[0]).toEqual(result.timeline)
        for (const who of ['author', 'other'] as const) {
          const { staleShare, held, failed, waits, monotonicViolations, retriesMean } = result[who]
          const counted = (outcome: string) =>
            traces.filter((trace) => read(trace, who, 'first').outcome === outcome).length
          expect([counted('stale') / a.trials, counted('held'), counted('failed')]).toEqual([
            staleShare,
            waits.count,
            failed,
          ])
          expect(waits.count + failed).toBe(held)
          const broken = traces.filter(
            (trace) => read(trace, who, 'first').outcome === 'fresh' && read(trace, who, 'second').outcome === 'stale',
          )
          expect(broken.length).toBe(monotonicViolations)
          const retries = traces.flatMap(({ requests }) => requests).filter((r) => r.who === who && r.kind === 'retry')
          expect(retries.length / a.trials).toBe(retriesMean)
        }
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it.each([
    [-1, 'an integer from 0 to 1999, got -1'],
    [2000, 'an integer from 0 to 1999, got 2000'],
    [0.5, 'an integer from 0 to 1999, got 0.5'],
    ['0', 'an integer from 0 to 1999, got "0"'],
  ])('and has no trial %s', (trial, message) => {
    expect(() => trialTrace({}, 1, trial as number)).toThrow(`clusterConsistency.trial: expected ${message}`)
  })
})
