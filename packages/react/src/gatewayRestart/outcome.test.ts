import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome'

const outcome = (given: Partial<GatewayRestartAssumptions>) => outcomeOf(gatewayRestart.simulate(given, 12), gatewayRestart.resolve(given))

it('is back when the last device is', () => {
  expect(outcome({})).toEqual({ kind: 'back', atS: 292 })
})

it('is stuck where nothing changes for the better half of the watch', () => {
  expect(outcome({ queueCapacity: 1024 })).toEqual({ kind: 'stuck', share: 0.3904, sinceS: 99 })
})

it('is stuck where the gateway does nothing, also before anybody could be back', () => {
  expect(outcome({ initPerS: 0, horizonS: 5 })).toEqual({ kind: 'stuck', share: 0, sinceS: 0 })
})

it('is late where the watch ends while devices come back, or before any could', () => {
  expect(outcome({ horizonS: 200 })).toMatchObject({ kind: 'late', untilS: 200 })
  expect(outcome({ horizonS: 30 })).toEqual({ kind: 'late', share: 0, untilS: 30 })
})

it('is stopped where the model met its limit of steps', () => {
  const result = { ...gatewayRestart.simulate({ horizonS: 200 }), truncated: true }
  expect(outcomeOf(result, gatewayRestart.resolve())).toMatchObject({ kind: 'stopped', untilS: 200 })
})
