import { describe, expect, it } from 'vitest'
import { resolve } from './resolve'
import type { FleetDayAssumptions } from './types'

describe('resolve', () => {
  it.each<[string, Partial<FleetDayAssumptions>, string]>([
    ['too few devices', { devices: -3 }, 'fleetDay.devices: expected an integer from 0 to 1000000, got -3'],
    ['NaN', { heartbeatIntervalS: NaN }, 'fleetDay.heartbeatIntervalS: expected a number from 1 to 86400, got NaN'],
    [
      'losses that shrink',
      { coverageLossMinS: 1801 },
      'fleetDay.coverageLossMinS: expected at most coverageLossMaxS (1800), got 1801',
    ],
    ['more trips at least than at most', { tripsMin: 5 }, 'fleetDay.tripsMin: expected at most tripsMax (4), got 5'],
    ['trips that shrink', { tripMinS: 5401 }, 'fleetDay.tripMinS: expected at most tripMaxS (5400), got 5401'],
    ['a window that ends first', { tripsFromS: 72_001 }, 'fleetDay.tripsFromS: expected at most tripsUntilS (72000), got 72001'],
    [
      'trips that do not fit',
      { tripMaxS: 12_601 },
      'fleetDay.tripsMax × tripMaxS: expected at most tripsUntilS − tripsFromS (50400), got 50404: the trips do not fit',
    ],
    [
      'positions rarer than the activity limit',
      { positionIntervalS: 541 },
      'fleetDay.positionIntervalS: expected at most missedHeartbeats × heartbeatIntervalS (540), got 541: ' +
        'the server would close live devices',
    ],
  ])('rejects %s', (_, assumptions, message) => {
    expect(() => resolve(assumptions)).toThrow(new RangeError(message))
  })

  it('accepts what just fits', () => {
    expect(resolve({ tripMaxS: 12_600, positionIntervalS: 540 })).toMatchObject({ tripMaxS: 12_600, positionIntervalS: 540 })
  })

  it.each([
    [{ heartbeatInterval: 60 }, 'fleetDay.heartbeatInterval: unknown assumption; did you mean heartbeatIntervalS?'],
    [{ toString: 1 }, 'fleetDay.toString: unknown assumption; did you mean'],
  ])('rejects %j as unknown', (assumptions, message) => {
    expect(() => resolve(assumptions as never)).toThrow(message)
  })
})
