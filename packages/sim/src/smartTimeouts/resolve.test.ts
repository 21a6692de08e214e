import { describe, expect, it } from 'vitest'
import { presets } from './presets'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import type { SmartTimeoutsAssumptions } from './types'

describe('resolve', () => {
  it.each<[string, Partial<SmartTimeoutsAssumptions>, string]>([
    ['no workers', { workersPerServer: 0 }, 'workersPerServer: expected an integer from 1 to 10000, got 0'],
    ['periods of 0', { blacklistS: 0 }, 'blacklistS: expected a number from 0.001 to 86400, got 0'],
    ['a maximum of 0', { blacklistMaxS: 0 }, 'blacklistMaxS: expected a number from 0.001 to 86400, got 0'],
    [
      'a maximum below the first period',
      { blacklistMaxS: 59 },
      'blacklistMaxS: expected at least blacklistS (60), got 59',
    ],
    ['a chain without anybody above the tail', { depth: 1 }, 'depth: expected an integer from 2 to 8, got 1'],
    [
      'a tree too large',
      { depth: 8, branching: 3 },
      'branching: expected a tree of at most 1000 servers, got 3280 (depth 8, branching 3)',
    ],
    [
      'too many requests',
      { requestsPerS: 500 },
      'requestsPerS × horizonS: expected at most 1000000 requests, got up to 1800000',
    ],
    [
      'a hop as long as the timeout',
      { hopLatencyS: 5 },
      'hopLatencyS: expected less than timeoutS (5), got 5: the tail could never answer in time',
    ],
    [
      'a client that asks for ever at one moment',
      { arrivals: 'sequential', thinkS: 0, hopLatencyS: 0 },
      'thinkS: expected more than 0 with sequential arrivals and hopLatencyS 0, got 0',
    ],
    [
      'a client that asks without a pause',
      { arrivals: 'sequential', thinkS: 0.001, hopLatencyS: 0 },
      'thinkS: expected at most 1000000 requests, got up to 3300000: after each refusal, or each time it left, the client asks again',
    ],
    [
      'a client that leaves sooner than it is refused',
      { arrivals: 'sequential', thinkS: 0, hopLatencyS: 1, clientTimeoutS: 0.001 },
      'thinkS: expected at most 1000000 requests, got up to 3300000: after each refusal, or each time it left, the client asks again',
    ],
    ['NaN', { timeoutS: NaN }, 'timeoutS: expected a number from 0.001 to 86400, got NaN'],
    ['a period that shrinks', { growthFactor: 0.5 }, 'growthFactor: expected a number from 1 to 10, got 0.5'],
    [
      'any other growth',
      { growth: 'some' as 'linear' },
      'growth: expected one of constant, linear, geometric, got "some"',
    ],
  ])('rejects %s', (_, assumptions, message) => {
    expect(() => resolve(assumptions)).toThrow(new RangeError(`smartTimeouts.${message}`))
  })

  it('accepts what just holds', () => {
    for (const just of [
      { depth: 8, branching: 2 },
      { depth: 2, branching: 10 },
      { blacklistMaxS: 60 },
      { thinkS: 0, hopLatencyS: 0 },
      { arrivals: 'sequential', thinkS: 0 } as const,
      { requestsPerS: 0 },
      { outageFromS: 86_400 },
    ]) {
      expect(resolve(just)).toMatchObject(just)
    }
  })

  it('accepts every preset and every scenario', () => {
    for (const assumptions of [...Object.values(presets), ...scenarios.map((scenario) => scenario.assumptions)]) {
      expect(resolve(assumptions)).toMatchObject(assumptions)
    }
  })
})
