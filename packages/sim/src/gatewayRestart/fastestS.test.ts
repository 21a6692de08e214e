import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fastestS } from './fastestS'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'

it('is never more than it takes, whatever the assumptions', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyAssumptions, (assumptions) => {
      const { t100S } = simulate(assumptions, 4)
      if (t100S !== null) expect(fastestS(assumptions)).toBeLessThanOrEqual(t100S)
    }),
    { numRuns: 500, seed: 1 },
  )
})

it('is reached where all come as soon as they can and find room', () => {
  const open = { retryIntervalS: 1, loginTimeoutS: 120, queueCapacity: 1_000_000, acceptPerS: 1_000_000, devices: 4000 }
  for (const given of [{}, { downtimeS: 0 }, { downtimeS: 9, authPerS: 200 }, { initPerS: 70 }]) {
    expect(simulate({ ...open, ...given }).t100S).toBe(fastestS({ ...open, ...given }))
  }
})

it('counts on the instances that stand, and on the fallen ones once they are up', () => {
  // A thousand devices fall; three hundred a second find a place next door from the first second on.
  expect(fastestS({ devices: 4000, instances: 4 })).toBe(4)
  // One of four stands: 100 in each of 9 seconds, and then 400 a second.
  expect(fastestS({ devices: 4000, instances: 4, instancesDown: 3, downtimeS: 10 })).toBe(10 + Math.ceil((3000 - 900) / 400) - 1)
  expect(fastestS({ authPerS: 0 })).toBeNull()
})
