import { clusterConsistency, fleetDay, smartTimeouts } from '@half-open/sim'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lagsOf } from './lags'
import { together } from './together'

const lagsBy = (given: Parameters<typeof together.simulate>[0], seed?: number) => lagsOf(together.simulate(given, seed))

describe('each row says what its model gives', () => {
  it('for any assumptions and seed', () => {
    fc.assert(
      fc.property(
        fc.record({
          devices: fc.integer({ min: 0, max: 40 }),
          coverageLossesPerDay: fc.integer({ min: 0, max: 3 }),
          heartbeatIntervalS: fc.integer({ min: 30, max: 900 }),
          detection: fc.constantFrom('activity', 'keepalive', 'none'),
          registry: fc.constantFrom('generation', 'socket'),
        }),
        fc.record({
          requestsPerS: fc.constantFrom(0, 0.01, 2),
          outageFromS: fc.constantFrom(300, 4000),
          outageS: fc.constantFrom(0, 20, 1800),
          tolerance: fc.constantFrom(1, 2, 1000),
          horizonS: fc.constantFrom(600, 3600),
          refusalsCount: fc.boolean(),
        }),
        fc.record({ nodes: fc.integer({ min: 1, max: 5 }), pollPeriodMs: fc.constantFrom(0, 100, 5000), trials: fc.constant(50) }),
        fc.integer({ min: 1, max: 1000 }),
        (fleet, chain, cluster, seed) => {
          const lags = lagsBy({ ...fleet, ...chain, ...cluster }, seed)
          const { detection } = fleetDay.simulate(fleet, seed)
          const by = { activity: detection.activityOrNewSession, keepalive: detection.keepaliveOrNewSession, none: detection.newSession }
          const { medianS, p95S, count } = by[fleet.detection].all
          expect(lags.connectionDead).toEqual(
            medianS === null ? { kind: 'nothing', why: fleet.devices === 0 ? 'noDevices' : 'noDeaths' } : { kind: 'learns', medianS, p95S, cases: count },
          )
          const { metrics: of } = smartTimeouts
          const outage = smartTimeouts.simulate(chain, seed)
          const isWatched = chain.outageS > 0 && chain.outageFromS < chain.horizonS
          for (const [fact, metric] of [['serverDead', of.detectionLagWith], ['serverBack', of.recoveryLagWith]] as const) {
            const lagS = metric.read(outage)
            const lag = lags[fact]
            if (isWatched) expect(lag.kind === 'learns' ? lag.medianS : null).toBe(lagS)
            else expect(lag).toEqual({ kind: 'nothing', why: 'noOutage' })
          }
          const change = clusterConsistency.simulate(cluster, seed)
          const ms = (value: number | null) => (value === null ? null : value / 1000)
          expect(lags.modelChanged).toEqual(
            cluster.nodes === 1
              ? { kind: 'nothing', why: 'oneNode' }
              : {
                  kind: 'learns',
                  medianS: ms(clusterConsistency.metrics.updateMedian.read(change)),
                  p95S: ms(clusterConsistency.metrics.updateP95.read(change)),
                  cases: 50 * (cluster.nodes - 1),
                },
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  it('and the registry’s is how long its entry points to a dead session, whatever it is bound to', () => {
    for (const registry of ['generation', 'socket'] as const) {
      // Within one day and the same losses, so that nothing is cut off at midnight but the rest of the last ones.
      const given = { devices: 300, registry, awaitConfirmation: false }
      const { ghostS } = fleetDay.simulate(given, 5).registry
      const { count, medianS } = fleetDay.simulate(given, 5).detection.activityOrNewSession.all
      expect(lagsBy(given, 5).connectionDead).toMatchObject({ medianS })
      expect(ghostS / count).toBeGreaterThan(0.8 * medianS!)
      expect(ghostS / count).toBeLessThan(1.2 * medianS!)
    }
  })
})

describe('where a chain does not learn', () => {
  it('of a death that nobody counts, it is followed to the end of the outage', () => {
    expect(lagsBy({ tolerance: 1000 }).serverDead).toEqual({ kind: 'notWithin', watchedS: 1800 })
    expect(lagsBy({ tolerance: 1000, horizonS: 1200 }).serverDead).toEqual({ kind: 'notWithin', watchedS: 900 })
  })

  it('of a return that it never asks about, to the end of the watch', () => {
    expect(lagsBy({ refusalsCount: true }).serverBack).toEqual({ kind: 'notWithin', watchedS: 1500 })
  })

  it('because nobody asks or nothing is back yet, there is nothing to learn', () => {
    const { serverDead, serverBack } = lagsBy({ requestsPerS: 0 })
    expect([serverDead, serverBack]).toEqual([{ kind: 'nothing', why: 'nobodyAsks' }, { kind: 'nothing', why: 'nobodyAsks' }])
    expect(lagsBy({ horizonS: 1200 }).serverBack).toEqual({ kind: 'nothing', why: 'stillDead' })
  })
})

describe('the three asked as one', () => {
  it('have no two assumptions of one name', () => {
    const names = [fleetDay, smartTimeouts, clusterConsistency].flatMap(({ assumptions }) => Object.keys(assumptions))
    expect(new Set(names).size).toBe(names.length)
  })

  it('refuse a name that none of them knows', () => {
    expect(() => together.resolve({ heartbeatInterval: 3 } as object)).toThrow(/heartbeatInterval: unknown assumption; did you mean heartbeatIntervalS/)
  })

  it('show each its typical run, unless a seed is given', () => {
    const seeds = (seed?: number) => Object.values(together.simulate({ devices: 5, trials: 5 }, seed)).map((run) => run.seed)
    expect(seeds()).toEqual([fleetDay, smartTimeouts, clusterConsistency].map(({ typicalSeed }) => typicalSeed))
    expect(seeds(7)).toEqual([7, 7, 7])
  })
})
