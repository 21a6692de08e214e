import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from './simulate'
import { anyAssumptions } from './testing/anyAssumptions'
import { reference } from './testing/reference'
import type { FleetDayAssumptions } from './types'

const few = { devices: 40, commandsPerDay: 200 }
const fastKeepalive = { detection: 'keepalive', keepaliveIdleS: 60, keepaliveIntervalS: 10, keepaliveProbes: 3 } as const
const noTrips = { tripsMin: 0, tripsMax: 0 }
const noLosses = { coverageLossesPerDay: 0 }

describe('simulate equals the event-by-event reference', () => {
  it('on random assumptions', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 0xffff_ffff }), (assumptions, seed) => {
        expect(simulate(assumptions, seed)).toEqual(reference(assumptions, seed))
      }),
      { numRuns: 700, seed: 1 },
    )
  })

  it.each<[string, Partial<FleetDayAssumptions>]>([
    ['the defaults', few],
    ['no devices', { devices: 0 }],
    ['no losses', { ...few, ...noLosses }],
    ['no trips', { ...few, ...noTrips }],
    ['nothing but heartbeats', { ...few, ...noLosses, ...noTrips }],
    ['a heartbeat slower than the NAT', { ...few, heartbeatIntervalS: 360 }],
    ['a heartbeat as slow as the NAT', { ...few, heartbeatIntervalS: 300 }],
    ['positions slower than the NAT', { ...few, positionIntervalS: 30, natTimeoutS: 29 }],
    ['positions slower than the heartbeat', { ...few, positionIntervalS: 500, natTimeoutS: 400 }],
    ['a NAT that forgets at once', { ...few, natTimeoutS: 1 }],
    ['a heartbeat a second', { ...few, devices: 8, heartbeatIntervalS: 1, positionIntervalS: 1 }],
    ['a fraction of missed heartbeats', { ...few, missedHeartbeats: 1.5 }],
    ['keepalive that probes before the heartbeat', { ...few, keepaliveIdleS: 60, keepaliveIntervalS: 10, keepaliveProbes: 3 }],
    ['losses that overlap', { ...few, coverageLossesPerDay: 200 }],
    ['losses past midnight', { ...few, coverageLossMinS: 86_400, coverageLossMaxS: 86_400, coverageLossesPerDay: 1 }],
    ['trips that touch', { ...few, tripsMin: 3, tripsMax: 3, tripMinS: 1800, tripMaxS: 1800, tripsFromS: 0, tripsUntilS: 5400 }],
    ['a trip all day', { ...few, tripsMin: 1, tripsMax: 1, tripMinS: 86_400, tripMaxS: 86_400, tripsFromS: 0, tripsUntilS: 86_400 }],
    ['no commands', { ...few, commandsPerDay: 0 }],
    ['a server that does not wait', { ...few, awaitConfirmation: false }],
    ['nothing that finds the dead', { ...few, detection: 'none' }],
    ['the socket as the entry', { ...few, registry: 'socket' }],
    ['late closes by keepalive', { ...few, registry: 'socket', detection: 'keepalive' }],
    ['late closes from a NAT slower than positions', { ...few, registry: 'socket', detection: 'keepalive', heartbeatIntervalS: 360, natTimeoutS: 29 }],
    ['late closes of a NAT all day', { ...few, registry: 'socket', heartbeatIntervalS: 360, missedHeartbeats: 2.5 }],
    ['keepalive faster than the heartbeat, and the socket', { ...few, ...fastKeepalive, registry: 'socket' }],
    ['a wait that divides the expiry', { ...few, confirmationWaitS: 60, commandExpiryS: 600, coverageLossesPerDay: 24 }],
    ['an expiry shorter than the wait', { ...few, confirmationWaitS: 30, commandExpiryS: 20 }],
    ['execution in no time', { ...few, executionS: 0 }],
    ['commands that outlive the day', { ...few, commandExpiryS: 86_400, confirmationWaitS: 1800, coverageLossMaxS: 86_400 }],
    ['trips that end at midnight', { ...few, tripsMin: 1, tripsMax: 1, tripMinS: 7200, tripMaxS: 7200, tripsFromS: 79_200, tripsUntilS: 86_400 }],
  ])('on %s', (_, assumptions) => {
    expect(simulate(assumptions, 3)).toEqual(reference(assumptions, 3))
  })
})
