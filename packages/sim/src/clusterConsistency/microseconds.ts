import type { ClusterConsistencyAssumptions } from './types'

/** The assumptions in the model's own unit, whole microseconds: sums are exact and ties are real. */
export interface Microseconds {
  pollPeriod: number
  load: number
  waitLimit: number
  requestDelay: number
  readGap: number
  retry: number
  commit: number
  network: number
}

export function inMicroseconds(a: ClusterConsistencyAssumptions): Microseconds {
  return {
    pollPeriod: us(a.pollPeriodMs),
    load: us(a.loadMs),
    waitLimit: us(a.waitLimitMs),
    requestDelay: us(a.requestDelayMs),
    readGap: us(a.readGapMs),
    retry: us(a.retryMs),
    commit: us(a.commitMs),
    network: us(a.networkMs),
  }
}

function us(milliseconds: number): number {
  // Adding 0 makes −0, which JSON does not know, 0.
  return Math.round(milliseconds * 1000) + 0
}
