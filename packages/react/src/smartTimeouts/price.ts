import type { ChainResult, SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import type { Price } from './words'

/** What it costs, when the tail is back, that it was on a blacklist. */
export function priceOf({ blacklist, recoveryLagS }: ChainResult, a: SmartTimeoutsAssumptions, locale: Locale): Price {
  const outageUntilS = a.outageFromS + a.outageS
  const duration = (seconds: number) => formatDuration(seconds, locale)
  if (outageUntilS >= a.horizonS && recoveryLagS === null) return { kind: 'stillDead' }
  if (blacklist.length === 0) return { kind: 'noPeriod' }
  const wasRefused = blacklist.some(({ untilS }) => untilS > outageUntilS)
  if (recoveryLagS !== null) return { kind: wasRefused ? 'late' : 'soon', lag: duration(recoveryLagS) }
  return wasRefused ? { kind: 'never', watched: duration(a.horizonS - outageUntilS) } : { kind: 'notAsked' }
}
