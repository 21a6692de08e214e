import type { FleetDayAssumptions } from './types'

export const DAY_S = 86_400
export const DAY_MS = 86_400_000

/** The assumptions in the model's own unit, whole milliseconds: sums are exact and ties are real. */
export interface Milliseconds {
  position: number
  heartbeat: number
  nat: number
  lossMin: number
  lossMax: number
  tripMin: number
  tripMax: number
  tripsFrom: number
  tripsUntil: number
  /** Silence after which application activity gives a session up. */
  activityLimit: number
  keepaliveIdle: number
  /** From the first unanswered probe to the close. */
  keepaliveProbing: number
  confirmationWait: number
  commandExpiry: number
  execution: number
}

export function inMilliseconds(a: FleetDayAssumptions): Milliseconds {
  return {
    position: ms(a.positionIntervalS),
    heartbeat: ms(a.heartbeatIntervalS),
    nat: ms(a.natTimeoutS),
    lossMin: ms(a.coverageLossMinS),
    lossMax: ms(a.coverageLossMaxS),
    tripMin: ms(a.tripMinS),
    tripMax: ms(a.tripMaxS),
    tripsFrom: ms(a.tripsFromS),
    tripsUntil: ms(a.tripsUntilS),
    activityLimit: ms(a.missedHeartbeats * a.heartbeatIntervalS),
    keepaliveIdle: ms(a.keepaliveIdleS),
    keepaliveProbing: a.keepaliveProbes * ms(a.keepaliveIntervalS),
    confirmationWait: ms(a.confirmationWaitS),
    commandExpiry: ms(a.commandExpiryS),
    execution: ms(a.executionS),
  }
}

export function ms(seconds: number): number {
  return Math.round(seconds * 1000)
}
