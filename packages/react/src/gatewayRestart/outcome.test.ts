import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome'

const outcome = (given: Partial<GatewayRestartAssumptions>) => outcomeOf(gatewayRestart.simulate(given, 12))

it('is back when the last device is', () => {
  expect(outcome({})).toEqual({ kind: 'back', atS: 292 })
})

it('is stuck where the model has proven that no more come back', () => {
  expect(outcome({ queueCapacity: 1024 })).toEqual({ kind: 'stuck', share: 0.3904, sinceS: 99 })
})

it('is stuck where the gateway does nothing, also before anybody could be back', () => {
  expect(outcome({ initPerS: 0, horizonS: 5 })).toEqual({ kind: 'stuck', share: 0, sinceS: 0 })
})

it.each<[string, Partial<GatewayRestartAssumptions>]>([
  ['two instances and a long fixed wait', { instances: 2, retryIntervalS: 7200 }],
  ['long random waits', { retryPolicy: 'random', backoffBaseS: 7200, backoffCapS: 7200, jitter: 'equal' }],
])('is late, not stuck, with %s: nothing changes for half of the watch, and all are back in a longer one', (_, given) => {
  expect(outcome(given)).toMatchObject({ kind: 'late', untilS: 3600 })
  expect(outcome({ ...given, horizonS: 86_400 }).kind).toBe('back')
})

it('is late where the watch ends while devices come back, or before any could', () => {
  expect(outcome({ horizonS: 200 })).toMatchObject({ kind: 'late', untilS: 200 })
  expect(outcome({ horizonS: 30 })).toEqual({ kind: 'late', share: 0, sinceS: 0, untilS: 30 })
})

it('is stopped where the model met its limit of steps', () => {
  const result = { ...gatewayRestart.simulate({ horizonS: 200 }), truncated: true }
  expect(outcomeOf(result)).toMatchObject({ kind: 'stopped', untilS: 200 })
})
