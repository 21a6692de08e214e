import { describe, expect, it } from 'vitest'
import { resolve } from './resolve'
import type { GatewayRestartAssumptions } from './types'

describe('resolve', () => {
  it.each<[string, Partial<GatewayRestartAssumptions>, string]>([
    ['NaN', { downtimeS: NaN }, 'downtimeS: expected an integer from 0 to 86400, got NaN'],
    ['half a second', { retryIntervalS: 0.5 }, 'retryIntervalS: expected an integer from 1 to 86400, got 0.5'],
    ['no devices', { devices: 0 }, 'devices: expected an integer from 1 to 1000000, got 0'],
    ['a horizon of millions', { horizonS: 2_000_000 }, 'horizonS: expected an integer from 1 to 86400, got 2000000'],
    ['a timeout beyond the SYNs', { loginTimeoutS: 121 }, 'loginTimeoutS: expected an integer from 1 to 120, got 121'],
    ['a wait that shrinks', { backoffFactor: 0.5 }, 'backoffFactor: expected a number from 1 to 10, got 0.5'],
    ['any other jitter', { jitter: 'some' as 'full' }, 'jitter: expected one of full, equal, decorrelated, got "some"'],
    ['more fallen than there are', { instances: 2, instancesDown: 3 }, 'instancesDown: expected at most instances (2), got 3'],
    ['a cap below the base', { backoffCapS: 4 }, 'backoffCapS: expected at least backoffBaseS (5), got 4'],
  ])('rejects %s', (_, assumptions, message) => {
    expect(() => resolve(assumptions)).toThrow(new RangeError(`gatewayRestart.${message}`))
  })

  it('accepts what just holds', () => {
    for (const just of [
      { instances: 64, instancesDown: 64 },
      { backoffBaseS: 120 },
      { acceptPerS: 0, authPerS: 0, initPerS: 0 },
      { downtimeS: 86_400, horizonS: 86_400 },
    ]) {
      expect(resolve(just)).toMatchObject(just)
    }
  })
})
