import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate'
import type { SmartTimeoutsAssumptions } from './types'

type Given = Partial<SmartTimeoutsAssumptions>

/** One client, no latency but the timeout, periods that are never cut short, a horizon past the outage. */
const alone = {
  arrivals: 'sequential',
  depth: 2,
  branching: 1,
  workersPerServer: 1,
  hopLatencyS: 0,
  thinkS: 1,
  clientTimeoutS: 60,
  outageFromS: 0,
  blacklistMaxS: 86_400,
} as const

/** Failing calls of the client while the tail is down for D seconds: with periods of b, b + a, b + 2a, … seconds. */
function linearCalls(D: number, b: number, a: number, f: number, tau: number, z: number): number {
  const rest = D - (f - 1) * (tau + z)
  if (rest <= 0) return Math.ceil(D / (tau + z))
  const beta = b + tau - a / 2
  const n = a === 0 ? Math.ceil(rest / (b + tau)) : Math.ceil((-beta + Math.sqrt(beta * beta + 2 * a * rest)) / a)
  return n + f - 1
}

const whole = (min: number, max: number) => fc.integer({ min, max })
const settings = fc.record({
  outageS: whole(1, 900),
  blacklistS: whole(1, 60),
  increaseS: whole(0, 40),
  tolerance: whole(1, 5),
  timeoutS: whole(1, 20),
  depth: whole(2, 5),
})

describe('one sequential client meets the dead tail exactly as often as the law says', () => {
  const check = (law: (s: Required<Given>) => number, given: Given) => {
    const a = { ...alone, horizonS: 1000, ...given } as Required<Given>
    const { with: smart, without } = simulate(a)
    const n = law(a)
    expect(smart.probes).toBe(n)
    expect(smart.failed).toBe(n)
    expect(smart.waitingWorkerS).toMatchObject({ A: n * a.timeoutS })
    expect(smart.blacklist).toHaveLength(Math.max(0, n - a.tolerance + 1))
    expect(without.probes).toBe(Math.ceil(a.outageS / (a.timeoutS + a.thinkS)))
    expect(without.waitingWorkerS).toMatchObject({ A: without.probes * a.timeoutS })
  }

  it('with periods that grow in lines, or do not', () => {
    fc.assert(
      fc.property(settings, (s) => {
        check((a) => linearCalls(a.outageS, a.blacklistS, a.increaseS, a.tolerance, a.timeoutS, a.thinkS), s)
        check((a) => linearCalls(a.outageS, a.blacklistS, 0, a.tolerance, a.timeoutS, a.thinkS), {
          ...s,
          growth: 'constant',
        })
      }),
      { numRuns: 100 },
    )
  })

  it('grown by failure, from a first period that is longer by the failures it took', () => {
    fc.assert(
      fc.property(settings, (s) => {
        const law = (a: Required<Given>) =>
          linearCalls(
            a.outageS,
            a.blacklistS + (a.tolerance - 1) * a.increaseS,
            a.increaseS,
            a.tolerance,
            a.timeoutS,
            a.thinkS,
          )
        check(law, { ...s, growBy: 'failure' })
      }),
      { numRuns: 100 },
    )
  })

  it('whatever the hops of the tree, workers to spare, and what nothing here calls for', () => {
    const law = (a: Required<Given>) =>
      linearCalls(a.outageS, a.blacklistS, a.increaseS, a.tolerance, a.timeoutS, a.thinkS)
    fc.assert(
      fc.property(settings, (s) => {
        check(law, {
          ...s,
          workersPerServer: 100,
          probes: 'one',
          reset: 'step',
          deadlinePropagation: true,
          branching: 2,
          depth: 3,
        })
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [600, 5],
    [3600, 11],
    [36_000, 35],
  ])('in the limit of no timeout, first 120 s and 60 s more each, %i s of outage cost %i calls', (outageS, calls) => {
    const given = { outageS, blacklistS: 120, tolerance: 2, horizonS: 40_000 }
    // Refused in no time; a pause of a second, then of half of one.
    const refused = simulate({ ...alone, ...given, failureMode: 'refused' })
    expect([refused.with.probes, refused.without.probes]).toEqual([calls, outageS])
    const soon = simulate({ ...alone, ...given, failureMode: 'refused', thinkS: 0.5 })
    expect(soon.with.probes).toBe(calls)
    expect(linearCalls(outageS, 120, 60, 2, 0, 0)).toBe(calls)
  })

  it('with periods that double, or triple', () => {
    const geometric = fc.record({
      outageS: whole(1, 2000),
      blacklistS: whole(1, 60),
      growthFactor: whole(2, 3),
      tolerance: whole(1, 4),
    })
    fc.assert(
      fc.property(geometric, ({ outageS, blacklistS, growthFactor, tolerance }) => {
        const rest = outageS - (tolerance - 1)
        let n = 0
        for (let until = 0, period = blacklistS; until < rest; until += period, period *= growthFactor) n++
        const { probes } = simulate({
          ...alone,
          outageS,
          blacklistS,
          growthFactor,
          tolerance,
          growth: 'geometric',
          failureMode: 'refused',
          horizonS: 2100,
        }).with
        expect(probes).toBe(rest <= 0 ? outageS : n + tolerance - 1)
        if (rest > 0) expect(n).toBe(logUp(growthFactor, 1 + (rest * (growthFactor - 1)) / blacklistS))
      }),
      { numRuns: 60 },
    )
  })

  /** The smallest n with gⁿ ≥ x, without a logarithm that rounds. */
  function logUp(g: number, x: number): number {
    let n = 0
    for (let power = 1; power < x; power *= g) n++
    return n
  }
})

describe('the sequential client', () => {
  it('is refused once each pause while the tail is blacklisted, and served once it is over', () => {
    const given = { ...alone, outageS: 10, tolerance: 1, timeoutS: 4, blacklistS: 30, horizonS: 40 }
    // Fails at 0–4, is refused at 5, 6, …, 33, asks at 34 and each second from then on.
    const { with: smart } = simulate(given)
    expect(smart).toMatchObject({
      failed: 1,
      refusedFast: 29,
      served: 6,
      detectionLagS: 4,
      recoveryLagS: 24,
      blacklist: [{ fromS: 4, untilS: 34, restarts: 0 }],
    })
  })

  it('asks again a pause after its own patience ends, whoever still works for it', () => {
    const { without } = simulate({
      ...alone,
      timeoutS: 10,
      clientTimeoutS: 2,
      outageS: 30,
      horizonS: 30,
      workersPerServer: 100,
    })
    // Every three seconds; each try fails ten seconds after it began, for a client that has left.
    expect(without).toMatchObject({ clientLeft: 10, probes: 10, failed: 0, waitingWorkerS: { A: 100 } })
    expect(without.failing).toEqual({ count: 10, medianS: 2, p95S: 2, over1sShare: 1 })
  })

  it('is spared by deadline propagation only what comes after it left', () => {
    const given = { ...alone, timeoutS: 10, clientTimeoutS: 2, outageS: 30, horizonS: 30, workersPerServer: 100 }
    const { without } = simulate({ ...given, deadlinePropagation: true, retries: 3 })
    expect(without).toMatchObject({ clientLeft: 10, probes: 10, waitingWorkerS: { A: 20 } })
  })
})
