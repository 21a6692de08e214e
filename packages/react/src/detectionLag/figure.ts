import type { FleetDayAssumptions, FleetDayResult, Mechanism } from '@half-open/sim/fleetDay'
import type { BarRow, Bars, Quantity } from '../figure'
import { formatDuration } from '../text/duration'
import { durationTicks } from '../text/durationTicks'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { DetectionLagMessages } from './messages'
import type { Cause } from './cause'

export const rows = [
  'activity',
  'keepalive',
  'activityOrNewSession',
  'keepaliveOrNewSession',
] as const satisfies Mechanism[]

export type RowId = (typeof rows)[number]

/** The medians of a row over the fifty runs, from the 5th to the 95th percentile, in seconds. */
export type Spread = Partial<Record<RowId, readonly [number, number]>>

export interface DetectionLagView {
  cause: Cause
  locale: Locale
  messages: DetectionLagMessages
  /** End of the axis to keep, while a control is dragged; default: the longest value. */
  axisEndS?: number | undefined
  spread?: Spread | undefined
}

/** Four ways for a server to learn of a death, and how long each takes: one linear axis, as a log axis kills the point. */
export function figure(result: FleetDayResult, assumptions: FleetDayAssumptions, view: DetectionLagView): Bars {
  const { messages, locale } = view
  const endS = view.axisEndS ?? axisEndS(result, view.cause)
  return {
    kind: 'bars',
    name: messages.form,
    x: { domain: [0, endS], ticks: durationTicks(endS, locale), label: messages.axis, unit: 's' },
    rows: rows.map((id) => row(id, result, assumptions, view)),
    columns: messages.columns,
    moreColumns: [{ head: messages.columns.max, unit: 's' }, { head: messages.columns.count }],
    markPrefix: 'p95',
  }
}

/** Where the axis ends: at the longest median or 95th percentile shown; a minute where nothing died. */
export function axisEndS(result: FleetDayResult, cause: Cause): number {
  const ends = rows.flatMap((id) => {
    const { medianS, p95S } = result.detection[id][cause]
    return [medianS ?? 0, p95S ?? 0]
  })
  return Math.max(...ends) || 60
}

function row(id: RowId, result: FleetDayResult, assumptions: FleetDayAssumptions, view: DetectionLagView): BarRow {
  const { messages, locale, cause } = view
  const lag = result.detection[id][cause]
  const spread = view.spread?.[id]
  return {
    id,
    label:
      id === 'activity'
        ? messages.rows.activity(formatNumber(assumptions.missedHeartbeats, locale, 2))
        : messages.rows[id],
    // Each bar is time during which the server believes in a connection that is dead.
    role: 'wrong',
    bar: duration(lag.medianS, locale),
    mark: duration(lag.p95S, locale),
    band: spread ? [quantity(spread[0], locale), quantity(spread[1], locale)] : null,
    empty: messages.empty,
    more: [duration(lag.maxS, locale), { value: lag.count, text: formatNumber(lag.count, locale) }],
  }
}

function duration(valueS: number | null, locale: Locale): Quantity | null {
  return valueS === null ? null : quantity(valueS, locale)
}

function quantity(valueS: number, locale: Locale): Quantity {
  return { value: valueS, text: formatDuration(valueS, locale) }
}
