import * as fc from 'fast-check'
import type { GatewayRestartAssumptions } from '../types'

const whole = (min: number, max: number) => fc.integer({ min, max })
const or = (extremes: readonly number[], usual: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...extremes) }, { weight: 5, arbitrary: usual })

const rate = or([0, 1, 1_000_000], whole(1, 12))

/** Assumptions that hold together, of a few devices and minutes, extremes among them. */
export const anyAssumptions: fc.Arbitrary<GatewayRestartAssumptions> = fc
  .record({
    devices: or([1], whole(2, 60)),
    downtimeS: or([0, 1], whole(0, 40)),
    instances: or([1], whole(1, 5)),
    instancesDown: whole(1, 5),
    retryPolicy: fc.constantFrom('fixed', 'random'),
    retryIntervalS: or([1], whole(1, 20)),
    randomWindowS: or([1], whole(1, 50)),
    backoffBaseS: or([1], whole(1, 8)),
    backoffFactor: fc.oneof(fc.constantFrom(1, 1.6, 2, 10), fc.double({ min: 1, max: 4, noNaN: true })),
    backoffCapS: or([1, 5000], whole(1, 60)),
    jitter: fc.constantFrom('full', 'equal', 'decorrelated'),
    queueCapacity: or([1, 1_000_000], whole(1, 60)),
    acceptPerS: rate,
    authPerS: rate,
    initPerS: rate,
    loginTimeoutS: or([1, 120], whole(1, 30)),
    synSchedule: fc.constantFrom('classic', 'linear'),
    deadLogins: fc.constantFrom('served', 'skipped'),
    horizonS: or([1], whole(20, 300)),
  } satisfies { [K in keyof GatewayRestartAssumptions]: fc.Arbitrary<GatewayRestartAssumptions[K]> })
  .map((a) => ({
    ...a,
    instancesDown: Math.min(a.instances, a.instancesDown),
    backoffCapS: Math.max(a.backoffBaseS, a.backoffCapS),
  }))
