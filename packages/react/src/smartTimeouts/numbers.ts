import {
  smartTimeouts,
  type ChainMetric,
  type ChainPolicy,
  type SmartTimeoutsMetric,
  type SmartTimeoutsResult,
} from '@half-open/sim/smartTimeouts'
import type { PlotNumbers, PlotRow } from '../figure'
import type { Locale } from '../text/locale'
import { formatQuantity } from '../text/quantity'
import type { SmartTimeoutsChainMessages } from './messages'
import { policies } from './policies'
import { slowText } from './slow'
import type { Names } from './words'

export const shownMetrics = [
  'healthyOver1s',
  'healthyMedian',
  'healthyP95',
  'failingOver1s',
  'probes',
  'waitingWorker',
  'refusedFast',
  'clientLeft',
  'queuedMax',
  'blacklistings',
  'recoveryLag',
] as const satisfies readonly ChainMetric[]

/** The three ways side by side. */
export function numbers(
  result: SmartTimeoutsResult,
  names: Names,
  messages: SmartTimeoutsChainMessages,
  locale: Locale,
): PlotNumbers {
  const { caption, from, columns, rows, nothing, never } = messages.table
  const rowOf = (metric: (typeof shownMetrics)[number]): PlotRow => {
    const { unit } = smartTimeouts.metrics[metricOf(metric, 'without')]
    const cells = policies.map((policy) => {
      const value = smartTimeouts.metrics[metricOf(metric, policy)].read(result)
      const text =
        value === null
          ? metric === 'recoveryLag'
            ? never
            : nothing
          : unit === 'share'
            ? slowText(value, locale)
            : formatQuantity(value, unit, locale)
      return { value, text }
    })
    return { label: rows[metric](names), ...(unit !== 'count' && { unit }), cells }
  }
  return {
    caption: caption(names),
    columns: [from, ...policies.map((policy) => columns[policy](names))],
    rows: shownMetrics.map(rowOf),
  }
}

function metricOf(metric: ChainMetric, policy: ChainPolicy): SmartTimeoutsMetric {
  return `${metric}${policy[0]!.toUpperCase()}${policy.slice(1)}` as SmartTimeoutsMetric
}
