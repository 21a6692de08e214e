import type { GatewayRestartMetric } from '@half-open/sim/gatewayRestart'
import { gatewayRestart } from '@half-open/sim/gatewayRestart'
import type { PlotNumbers, PlotRow, PlotValue, Tick } from '../figure'
import { policies, type Restarts } from '../models/gatewayRestart/policies'
import type { Locale } from '../text/locale'
import { formatDuration } from '../text/duration'
import { formatQuantity } from '../text/quantity'
import type { GatewayRestartCurveMessages } from './messages'
import { shareText } from './shareText'

/** Both policies side by side: when parts of the fleet are back, how many are at the times of the axis, and what it cost. */
export function numbers(restarts: Restarts, ticks: readonly Tick[], messages: GatewayRestartCurveMessages, locale: Locale): PlotNumbers {
  const { caption, from, policies: names, rows, backAfter, never, notWithin } = messages.table
  const metricRow = (metric: GatewayRestartMetric): PlotRow => {
    const { unit, read } = gatewayRestart.metrics[metric]
    const cells = policies.map((policy): PlotValue => {
      const value = read(restarts[policy])
      const { curve, isStuck } = restarts[policy]
      const none = isStuck ? never : notWithin(formatDuration(curve.length - 1, locale))
      return { value, text: value === null ? none : formatQuantity(value, unit, locale) }
    })
    return { label: rows[metric], ...(unit === 's' && { unit }), cells }
  }
  const shareRow = ({ at, label }: Tick): PlotRow => {
    const cells = policies.map((policy): PlotValue => {
      const { curve } = restarts[policy]
      const value = curve[at] ?? curve.at(-1) ?? 0
      return { value, text: shareText(value, locale) }
    })
    return { label: backAfter(label), unit: 'share', cells }
  }
  return {
    caption,
    columns: [from, ...policies.map((policy) => names[policy])],
    rows: [
      ...(['t50', 't95', 't100'] as const).map(metricRow),
      ...ticks.filter(({ at }) => at > 0).map(shareRow),
      ...(['attempts', 'refused', 'synDropped', 'loginTimeouts', 'wastedLogins'] as const).map(metricRow),
    ],
  }
}
