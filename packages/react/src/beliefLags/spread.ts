import type { Band } from '@half-open/sim'
import type { ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import type { Detection, FleetDayResult } from '@half-open/sim/fleetDay'
import type { SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { RunReaders } from '../state/useFiftyRuns'
import type { Locale } from '../text/locale'
import { formatRange } from '../text/range'
import { facts, registryLearnsBy, type Fact } from './lags'
import { lagText } from './lagText'
import type { BeliefLagsMessages } from './messages'
import { beliefModels } from './runs'

/** Of each fact the lag over the fifty runs of its model, in seconds; `undefined` where it is not known yet. */
export type Spread = Partial<Record<Fact, Pick<Band, 'p5' | 'p95'>>>

const ofRegistry = (detection: Detection): RunReaders<FleetDayResult, 'connectionDead'> => ({
  connectionDead: { read: ({ detection: by }) => by[registryLearnsBy[detection]].all.medianS },
})

const { smartTimeouts, clusterConsistency } = beliefModels

/** By what the fifty runs of each model are compared. */
export const compared = {
  fleetDay: { activity: ofRegistry('activity'), keepalive: ofRegistry('keepalive'), none: ofRegistry('none') },
  smartTimeouts: {
    serverDead: smartTimeouts.metrics.detectionLagWith,
    serverBack: smartTimeouts.metrics.recoveryLagWith,
  } satisfies RunReaders<SmartTimeoutsResult, 'serverDead' | 'serverBack'>,
  clusterConsistency: {
    modelChanged: {
      read(result) {
        const ms = clusterConsistency.metrics.updateMedian.read(result)
        return ms === null ? null : ms / 1000
      },
    },
  } satisfies RunReaders<ClusterConsistencyResult, 'modelChanged'>,
}

/** The spread in words; `undefined` while it is not known of every row, or where nothing is learned at all. */
export function describeSpread(spread: Spread, messages: BeliefLagsMessages, locale: Locale): string | undefined {
  if (facts.some((fact) => spread[fact] === undefined)) return undefined
  const ranges = facts.flatMap((fact) => {
    const { p5, p95 } = spread[fact]!
    if (p5 === null) return []
    const from = lagText(p5, locale)
    return messages.ofRow(messages.rows[fact], p95 === null ? messages.orNever(from) : formatRange(from, lagText(p95, locale)))
  })
  return ranges.length === 0 ? undefined : messages.spread(ranges.join('; '))
}
