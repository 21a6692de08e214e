import type { SmartTimeoutsAssumptions } from './types'

/** The assumptions in the model's own unit, whole microseconds: sums are exact and ties are real. */
export interface Microseconds {
  think: number
  hop: number
  timeout: number
  clientTimeout: number
  outageFrom: number
  outageUntil: number
  horizon: number
  blacklist: number
  increase: number
  blacklistMax: number
}

export function inMicroseconds(a: SmartTimeoutsAssumptions): Microseconds {
  return {
    think: us(a.thinkS),
    hop: us(a.hopLatencyS),
    timeout: us(a.timeoutS),
    clientTimeout: us(a.clientTimeoutS),
    outageFrom: us(a.outageFromS),
    outageUntil: us(a.outageFromS) + us(a.outageS),
    horizon: us(a.horizonS),
    blacklist: us(a.blacklistS),
    increase: us(a.increaseS),
    blacklistMax: us(a.blacklistMaxS),
  }
}

export const SECOND_US = 1_000_000

export function us(seconds: number): number {
  return Math.round(seconds * SECOND_US)
}
