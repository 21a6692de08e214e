import * as fc from 'fast-check'
import type { FleetDayAssumptions } from '../types'

const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const whole = (min: number, max: number) => fc.integer({ min, max })
const seconds = (min: number, max: number) =>
  fc.oneof(whole(min, max), fc.double({ min, max, noNaN: true }).map((s) => Math.round(s * 1000) / 1000))
const between = (min: number, max: number, share: number) => Math.min(max, min + Math.floor(share * (max - min)))

const periods = fc
  .record({
    heartbeatIntervalS: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(1, 180, 86_400) },
      { weight: 8, arbitrary: seconds(20, 4000) },
    ),
    missedHeartbeats: fc.oneof(fc.constantFrom(1, 1.5, 3, 100), fc.double({ min: 1, max: 5, noNaN: true })),
    positionShare: fc.oneof(fc.constantFrom(0, 1), fraction),
    nat: fc.oneof(fc.constantFrom('heartbeat', 'position', 'above', 'below'), seconds(1, 8000)),
  })
  .map(({ heartbeatIntervalS, missedHeartbeats, positionShare, nat }) => {
    const limitS = Math.floor(missedHeartbeats * heartbeatIntervalS)
    const positionIntervalS = between(1, Math.min(limitS, 86_400), positionShare)
    const natTimeoutS = {
      heartbeat: heartbeatIntervalS,
      position: positionIntervalS,
      above: Math.min(86_400, heartbeatIntervalS + 0.001),
      below: Math.max(1, heartbeatIntervalS - 0.001),
    }
    return {
      heartbeatIntervalS,
      missedHeartbeats,
      positionIntervalS,
      natTimeoutS: typeof nat === 'string' ? natTimeoutS[nat as keyof typeof natTimeoutS] : nat,
    }
  })

/** With a tight window the trips have no slack, so that they touch. */
const trips = fc
  .record({ tripsFromS: whole(0, 86_000), most: whole(0, 6), fewest: fraction, shortest: fraction, longest: fraction, tight: fc.boolean() })
  .map(({ tripsFromS, most, fewest, shortest, longest, tight }) => {
    const tripMaxS = between(1, Math.max(1, Math.floor((86_400 - tripsFromS) / Math.max(1, most))), longest)
    return {
      tripsFromS,
      tripsUntilS: tight ? tripsFromS + most * tripMaxS : 86_400,
      tripsMax: most,
      tripsMin: tight ? most : between(0, most, fewest),
      tripMaxS,
      tripMinS: tight ? tripMaxS : between(1, tripMaxS, shortest),
    }
  })

const losses = fc
  .record({ count: whole(0, 20), max: fc.oneof(whole(1, 5000), whole(1, 86_400)), min: fc.oneof(fc.constant(1), fraction) })
  .map(({ count, max, min }) => ({
    coverageLossesPerDay: count,
    coverageLossMaxS: max,
    coverageLossMinS: between(1, max, min),
  }))

/** Waits that divide the expiry, that pass it, and near misses. */
const commands = fc
  .record({
    detection: fc.constantFrom('activity', 'keepalive', 'none'),
    registry: fc.constantFrom('generation', 'socket'),
    commandsPerDay: fc.oneof(fc.constant(0), whole(1, 40)),
    awaitConfirmation: fc.boolean(),
    confirmationWaitS: fc.oneof(whole(1, 60), seconds(1, 4000)),
    executionS: fc.oneof(fc.constantFrom(0, 3600), seconds(0, 3600)),
    expiry: fc.oneof(
      fc.record({ waits: whole(1, 40), offByMs: fc.constantFrom(-1, 0, 1) }),
      fc.record({ expiryS: fc.oneof(seconds(1, 600), seconds(1, 86_400)) }),
    ),
  })
  .map(({ expiry, confirmationWaitS, ...rest }) => {
    const expiryS =
      'expiryS' in expiry ? expiry.expiryS : (Math.round(confirmationWaitS * 1000) * expiry.waits + expiry.offByMs) / 1000
    // No more lookups than the plain reference can bear.
    const commandExpiryS = Math.min(86_400, confirmationWaitS * 400, Math.max(1, expiryS))
    return { ...rest, confirmationWaitS, commandExpiryS } as const
  })

const others = fc.record({
  devices: whole(0, 5),
  keepaliveIdleS: fc.oneof(whole(1, 300), whole(1, 20_000)),
  keepaliveIntervalS: whole(1, 200),
  keepaliveProbes: whole(1, 20),
  headerBytes: whole(0, 100),
  heartbeatPayloadBytes: whole(0, 100),
  loginPayloadBytes: whole(0, 100),
})

/** Assumptions that hold together, ties and extremes among them. */
export const anyAssumptions: fc.Arbitrary<FleetDayAssumptions> = fc
  .tuple(periods, trips, losses, commands, others)
  .map(([a, b, c, d, e]) => ({ ...a, ...b, ...c, ...d, ...e }))
