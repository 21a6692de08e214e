import type { Microseconds } from './microseconds'
import type { SmartTimeoutsAssumptions } from './types'

/** How long the n-th period lasts, n from 1, in microseconds. */
export function periodLengths(
  { growth, growthFactor }: SmartTimeoutsAssumptions,
  { blacklist, increase, blacklistMax }: Microseconds,
): (n: number) => number {
  if (growth === 'constant') return () => blacklist
  if (growth === 'linear') return (n) => Math.min(blacklistMax, blacklist + increase * (n - 1))
  // Unrounded, so that a factor that is not whole does not drift.
  const grown = [blacklist]
  return (n) => {
    while (grown.length < n) grown.push(Math.min(blacklistMax, grown.at(-1)! * growthFactor))
    return Math.round(grown[n - 1]!)
  }
}
