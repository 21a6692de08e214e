import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'

/** The last second that can be chosen. */
export function lastMomentS({ horizonS }: SmartTimeoutsAssumptions): number {
  return Math.floor(horizonS)
}

/**
 * The second that is shown until the reader chooses another: in the last vain wait of the outage that smart timeouts let
 * through, and in which without them the chain has long been waiting; the middle of the outage where there is none.
 */
export function telling({ with: smart }: SmartTimeoutsResult, a: SmartTimeoutsAssumptions): number {
  const { outageFromS, outageS, timeoutS } = a
  const last = smart.blacklist.filter(({ fromS }) => fromS <= outageFromS + outageS).at(-1)
  const at = last === undefined ? outageFromS + outageS / 2 : last.fromS - timeoutS / 2
  return Math.max(0, Math.min(lastMomentS(a), Math.round(at)))
}
