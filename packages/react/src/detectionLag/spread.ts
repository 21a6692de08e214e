import type { Band } from '@half-open/sim'
import type { FleetDayResult } from '@half-open/sim/fleetDay'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatRange } from '../text/range'
import type { RunReaders } from '../state/useFiftyRuns'
import type { Cause } from './cause'
import { rows, type RowId, type Spread } from './figure'
import type { DetectionLagMessages } from './messages'

type Medians = RunReaders<FleetDayResult, RowId>

const mediansOf = (cause: Cause): Medians =>
  Object.fromEntries(
    rows.map((id) => [id, { read: (result: FleetDayResult) => result.detection[id][cause].medianS }]),
  ) as Medians

/** The median of each row, by which deaths are counted: what the fifty runs are compared by. */
export const medians: Record<Cause, Medians> = {
  all: mediansOf('all'),
  coverage: mediansOf('coverage'),
  nat: mediansOf('nat'),
}

/** The middle nine tenths of the fifty runs, once they have been computed. */
export function spreadOf(bands: Record<RowId, Band> | undefined): Spread | undefined {
  if (bands === undefined) return undefined
  const known = rows.filter((id) => bands[id].p5 !== null && bands[id].p95 !== null)
  return Object.fromEntries(known.map((id) => [id, [bands[id].p5, bands[id].p95]])) as Spread
}

/** The spread in words; `undefined` while it is not known or where nothing died. */
export function describeSpread(
  spread: Spread | undefined,
  messages: DetectionLagMessages,
  locale: Locale,
): string | undefined {
  const { activity, keepalive } = spread ?? {}
  if (activity === undefined || keepalive === undefined) return undefined
  const range = ([fromS, toS]: readonly [number, number]) =>
    formatRange(formatDuration(fromS, locale), formatDuration(toS, locale))
  return messages.spread(range(activity), range(keepalive))
}
