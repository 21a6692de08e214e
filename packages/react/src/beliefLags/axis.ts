import type { Tick } from '../figure'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import type { Lags } from './lags'

/** What is shorter is not told from nothing. */
export const startS = 0.001

/** Where the axis may end; beyond, at the longest lag. */
const endsS = [3600, 86_400, 864_000]

/** The axis always reaches from a millisecond to an hour, so that a row's length means the same whatever the reader sets. */
export function axisEndS(lags: Lags): number {
  const longestS = Math.max(
    ...Object.values(lags).map((lag) => (lag.kind === 'learns' ? Math.max(lag.medianS, lag.p95S ?? 0) : 0)),
  )
  return endsS.find((endS) => longestS <= endS) ?? longestS
}

/** The units in which one thinks: between them lies a factor of a thousand, of sixty, of sixty again. */
export function lagTicks(endS: number, locale: Locale): Tick[] {
  const between = endS > 3600 ? [0.1, 86_400] : [0.01, 0.1]
  return [startS, 1, 60, 3600, ...between]
    .sort((a, b) => a - b)
    .map((at) => ({ at, label: at === 0.1 ? '100\u00a0ms' : formatDuration(at, locale), wideOnly: between.includes(at) }))
}
