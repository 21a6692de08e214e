import type { ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import * as fc from 'fast-check'

const milliseconds = (max: number) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max }), fc.double({ min: 0, max, noNaN: true }))

/** Assumptions of few trials: nodes alone and in dozens, waits of nothing, times that last for seconds. */
export const someCluster: fc.Arbitrary<ClusterConsistencyAssumptions> = fc.record({
  nodes: fc.oneof(fc.constantFrom(1, 2, 64), fc.integer({ min: 1, max: 8 })),
  pollPeriodMs: milliseconds(3000),
  loadMs: milliseconds(2000),
  loadSpread: fc.constantFrom('constant', 'exponential'),
  waitLimitMs: milliseconds(3000),
  requestDelayMs: milliseconds(500),
  readGapMs: milliseconds(100),
  retryMs: fc.integer({ min: 1, max: 500 }),
  commitMs: milliseconds(300),
  networkMs: milliseconds(300),
  otherTrafficPerS: fc.constantFrom(0, 20),
  scenario: fc.constantFrom('http', 'webSocket', 'notification'),
  routing: fc.constantFrom('sticky', 'roundRobin', 'uniform'),
  token: fc.constantFrom('off', 'write', 'writeAndRead'),
  notify: fc.constantFrom('beforeCommit', 'afterCommit'),
  trials: fc.integer({ min: 1, max: 30 }),
})
