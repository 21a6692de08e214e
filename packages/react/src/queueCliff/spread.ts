import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { formatRange } from '../text/range'
import type { FiftyRuns } from '../state/useFiftyRuns'
import type { QueueCliffMessages } from './messages'

/** What the fifty runs are compared by. */
export const lastBack = { t100: gatewayRestart.metrics.t100 }

/** The spread of the random wait before the assumed queue, in words; `undefined` while it is not known. */
export function describeSpread({ runs }: FiftyRuns<'t100'>, assumptions: GatewayRestartAssumptions, messages: QueueCliffMessages, locale: Locale): string | undefined {
  if (runs === undefined) return undefined
  const queue = formatNumber(assumptions.queueCapacity, locale)
  const { p5, p95 } = runs.bands.t100
  if (p5 === null || p95 === null) return messages.spreadLate(queue, formatDuration(assumptions.horizonS, locale))
  return messages.spread(queue, formatRange(formatDuration(p5, locale), formatDuration(p95, locale)))
}
