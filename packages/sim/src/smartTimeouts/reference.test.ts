import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presets } from './presets'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { reference } from './testing/reference'
import type { SmartTimeoutsAssumptions } from './types'

/** A few minutes of the defaults. */
const short = { outageFromS: 20, outageS: 200, horizonS: 300, blacklistS: 15, increaseS: 15 }
const busy = { ...short, requestsPerS: 4 }

describe('simulate equals the plain reference', () => {
  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (assumptions, seed) => {
        expect(simulate(assumptions, seed)).toEqual(reference(assumptions, seed))
      }),
      { numRuns: 1000 },
    )
  })

  it.each<[string, Partial<SmartTimeoutsAssumptions>]>([
    ['the defaults, shorter', short],
    ['more than the workers can bear', busy],
    ['clients that leave', { ...busy, clientTimeoutS: 6 }],
    ['clients that leave, and the chain with them', { ...busy, clientTimeoutS: 6, deadlinePropagation: true }],
    ['retries', { ...busy, retries: 2, deadlinePropagation: true }],
    ['retries that meet the end of the outage', { ...short, outageS: 33, retries: 9 }],
    [
      'a client that leaves as its try fails',
      { ...short, hopLatencyS: 0, retries: 3, clientTimeoutS: 10, deadlinePropagation: true, requestsPerS: 0.5 },
    ],
    ['one probe at a time', { ...busy, probes: 'one' }],
    [
      'one probe at a time, and refusals that count',
      { ...busy, probes: 'one', refusalsCount: true, blacklistS: 1, increaseS: 0 },
    ],
    ['a chain of one each', { ...short, branching: 1, depth: 5 }],
    ['a wide tree', { ...short, branching: 4, depth: 3 }],
    ['a factor that is not whole', { ...short, growth: 'geometric', growthFactor: 1.7 }],
    ['nobody', { ...short, requestsPerS: 0 }],
    ['no outage', { ...short, outageS: 0 }],
    ['an outage past the horizon', { ...short, outageFromS: 400 }],
    ['an outage that outlives the horizon', { ...short, outageS: 400 }],
    ['a sequential client', { ...short, arrivals: 'sequential' }],
    ['a sequential client past the horizon', { ...short, arrivals: 'sequential', outageFromS: 300 }],
    ...Object.entries(presets).map(([id, preset]): [string, Partial<SmartTimeoutsAssumptions>] => [
      id,
      { ...preset, outageFromS: 20, outageS: 200, horizonS: 300 },
    ]),
  ])('on %s', (_, assumptions) => {
    expect(simulate(assumptions, 3)).toEqual(reference(assumptions, 3))
  })
})
