import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import * as fc from 'fast-check'

/** Restarts of a few devices and minutes, that end in every way in which one can end. */
export const someRestart: fc.Arbitrary<GatewayRestartAssumptions> = fc
  .record({
    devices: fc.integer({ min: 1, max: 80 }),
    downtimeS: fc.integer({ min: 0, max: 40 }),
    instances: fc.integer({ min: 1, max: 3 }),
    retryPolicy: fc.constantFrom('fixed' as const, 'random' as const),
    retryIntervalS: fc.integer({ min: 1, max: 30 }),
    randomWindowS: fc.integer({ min: 1, max: 60 }),
    queueCapacity: fc.integer({ min: 1, max: 60 }),
    acceptPerS: fc.integer({ min: 0, max: 30 }),
    authPerS: fc.integer({ min: 0, max: 4 }),
    horizonS: fc.integer({ min: 1, max: 400 }),
  })
  .map((given) => gatewayRestart.resolve(given))
