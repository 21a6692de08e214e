import * as fc from 'fast-check'
import type { ClusterConsistencyAssumptions } from '../types'

const or = <T>(extremes: readonly T[], usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...extremes) }, { weight: 4, arbitrary: usual })

/** Whole ones, where times meet, and others. */
const milliseconds = (max: number) =>
  or([0], fc.oneof(fc.integer({ min: 0, max }), fc.double({ min: 0, max, noNaN: true })))

/** Assumptions of a few trials, extremes among them. */
export const anyAssumptions: fc.Arbitrary<ClusterConsistencyAssumptions> = fc.record({
  nodes: or([1, 2], fc.integer({ min: 1, max: 7 })),
  pollPeriodMs: milliseconds(30),
  loadMs: milliseconds(20),
  loadSpread: fc.constantFrom('constant', 'exponential'),
  waitLimitMs: milliseconds(40),
  requestDelayMs: milliseconds(40),
  readGapMs: milliseconds(20),
  retryMs: or([1], fc.integer({ min: 1, max: 30 })),
  commitMs: milliseconds(30),
  networkMs: milliseconds(20),
  otherTrafficPerS: or([0, 1000], fc.double({ min: 0, max: 200, noNaN: true })),
  scenario: fc.constantFrom('http', 'webSocket', 'notification'),
  routing: fc.constantFrom('sticky', 'roundRobin', 'uniform'),
  token: fc.constantFrom('off', 'write', 'writeAndRead'),
  notify: fc.constantFrom('beforeCommit', 'afterCommit'),
  trials: or([1], fc.integer({ min: 1, max: 40 })),
} satisfies { [K in keyof ClusterConsistencyAssumptions]: fc.Arbitrary<ClusterConsistencyAssumptions[K]> })
