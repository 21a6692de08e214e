import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { cohorts } from './testing/cohorts'
import { reference } from './testing/reference'
import type { GatewayRestartAssumptions } from './types'

const few = { devices: 300, authPerS: 6, acceptPerS: 30, initPerS: 12, queueCapacity: 8, horizonS: 600 }
const random = { ...few, retryPolicy: 'random' as const }
const four = { instances: 4, instancesDown: 4 }

describe('simulate equals the plain reference', () => {
  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (assumptions, seed) => {
        expect(simulate(assumptions, seed)).toMatchObject(reference(assumptions, seed))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it.each<[string, Partial<GatewayRestartAssumptions>]>([
    ['the fixed policy', few],
    ['the random policy', random],
    ['equal jitter', { ...random, jitter: 'equal' }],
    ['decorrelated jitter', { ...random, jitter: 'decorrelated' }],
    ['a factor that is not whole', { ...random, backoffFactor: 1.6 }],
    ['a linear SYN schedule', { ...few, synSchedule: 'linear' }],
    ['a linear SYN schedule, long waited on', { ...random, synSchedule: 'linear', loginTimeoutS: 120, queueCapacity: 1 }],
    ['a classic SYN schedule, long waited on', { ...random, loginTimeoutS: 120, queueCapacity: 1 }],
    ['dead logins served', { ...random, queueCapacity: 200 }],
    ['dead logins skipped', { ...random, queueCapacity: 200, deadLogins: 'skipped' }],
    ['one of four', { ...few, instances: 4 }],
    ['one of four, at random', { ...random, instances: 4 }],
    ['four of four', { ...few, ...four }],
    ['four of four, at random', { ...random, ...four, authPerS: 1 }],
    ['more instances than devices', { ...random, devices: 3, instances: 64, instancesDown: 60 }],
    ['no downtime', { ...few, downtimeS: 0 }],
    ['a downtime past the horizon', { ...few, downtimeS: 700 }],
    ['a login timeout of a second', { ...random, loginTimeoutS: 1 }],
    ['nothing accepted', { ...few, acceptPerS: 0 }],
    ['nothing authenticated', { ...random, authPerS: 0 }],
    ['nothing authenticated, dead logins skipped', { ...random, authPerS: 0, deadLogins: 'skipped' }],
    ['nothing initialised', { ...few, initPerS: 0 }],
    ['all in one second', { ...random, queueCapacity: 1e6, acceptPerS: 1e6, authPerS: 1e6, initPerS: 1e6 }],
  ])('on %s', (_, assumptions) => {
    expect(simulate(assumptions, 3)).toMatchObject(reference(assumptions, 3))
  })
})

describe('one instance and the fixed policy', () => {
  const inLockstep = (assumptions: Partial<GatewayRestartAssumptions>) =>
    simulate({ ...assumptions, instances: 1, instancesDown: 1, retryPolicy: 'fixed' }, 5)

  it('need no devices: counting them gives the same', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        expect(inLockstep(assumptions)).toMatchObject(cohorts(assumptions))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it.each([64, 128, 256, 511, 768, 832, 896, 1024, 4096])('at the defaults, with a queue of %i', (queueCapacity) => {
    expect(inLockstep({ queueCapacity })).toMatchObject(cohorts({ queueCapacity }))
  })
})
