import { describe, expect, it } from 'vitest'
import { resolve } from './resolve'
import type { ClusterConsistencyAssumptions } from './types'

describe('resolve', () => {
  it.each<[string, Partial<ClusterConsistencyAssumptions>, string]>([
    ['NaN', { pollPeriodMs: NaN }, 'pollPeriodMs: expected a number from 0 to 60000, got NaN'],
    ['no node', { nodes: 0 }, 'nodes: expected an integer from 1 to 64, got 0'],
    ['half a node', { nodes: 2.5 }, 'nodes: expected an integer from 1 to 64, got 2.5'],
    ['a limit below 0', { waitLimitMs: -1 }, 'waitLimitMs: expected a number from 0 to 60000, got -1'],
    ['asking again without rest', { retryMs: 0 }, 'retryMs: expected a number from 1 to 60000, got 0'],
    ['no trial', { trials: 0 }, 'trials: expected an integer from 1 to 1000000, got 0'],
    ['endless trials', { trials: Infinity }, 'trials: expected an integer from 1 to 1000000, got Infinity'],
    ['a flood', { otherTrafficPerS: 1001 }, 'otherTrafficPerS: expected a number from 0 to 1000, got 1001'],
    ['any other token', { token: 'read' as 'off' }, 'token: expected one of off, write, writeAndRead, got "read"'],
  ])('rejects %s', (_, assumptions, message) => {
    expect(() => resolve(assumptions)).toThrow(new RangeError(`clusterConsistency.${message}`))
  })

  it('accepts what just holds', () => {
    for (const just of [
      { pollPeriodMs: 0, loadMs: 0, waitLimitMs: 0, requestDelayMs: 0, readGapMs: 0, commitMs: 0, networkMs: 0 },
      { nodes: 1 },
      { nodes: 64, otherTrafficPerS: 1000, retryMs: 1 },
    ]) {
      expect(resolve(just)).toMatchObject(just)
    }
  })
})
