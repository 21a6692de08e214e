import type { Metric } from '@half-open/sim'
import { gatewayRestart, type GatewayRestartAssumptions, type GatewayRestartMetric, type RetryPolicy } from '@half-open/sim/gatewayRestart'
import { inSlices } from '../../state/inSlices'
import type { RunModel } from '../../state/RunModel'
import { beginRestarts } from './beginRestarts'
import { policies, type Restarts } from './policies'
import { stepLimits } from './stepLimits'

/** A number of the model under one of the policies: "fixedT100". */
export type RestartsMetric = `${RetryPolicy}${Capitalize<GatewayRestartMetric>}`

interface RestartsModel extends RunModel<GatewayRestartAssumptions, Restarts> {
  metrics: Record<RestartsMetric, Metric<Restarts>>
  typicalMetrics: readonly [RestartsMetric]
}

/** Twenty thousand devices for some minutes: a few tenths of a second for both policies, however many there are. */
const stepsAtOnce = 2_000_000

/** The restart, read as the comparison that its figure and its prose make. */
export const restarts: RestartsModel = {
  ...gatewayRestart,
  simulate: gatewayRestart.compare,
  follow: inSlices(beginRestarts),
  atOnce(assumptions, seed) {
    const limits = stepLimits(assumptions, stepsAtOnce)
    const run = beginRestarts(assumptions, seed, limits)
    while (!run.done) run.advance()
    const result = run.result()
    return { result, isWhole: policies.every((policy) => !result[policy].truncated) }
  },
  metrics: byPolicy(gatewayRestart.metrics, ({ unit, read }, policy) => ({ unit, read: (result) => read(result[policy]) })),
  // One instance under the fixed policy is free of chance.
  typicalMetrics: ['randomT100'],
}

/** Something for each number of the model under each policy, by its name in prose. */
export function byPolicy<T, U>(byMetric: Record<GatewayRestartMetric, T>, make: (of: T, policy: RetryPolicy) => U): Record<RestartsMetric, U> {
  const entries = Object.entries(byMetric) as [GatewayRestartMetric, T][]
  const named = policies.flatMap((policy) => entries.map(([metric, of]) => [metricOf(policy, metric), make(of, policy)] as const))
  return Object.fromEntries(named) as Record<RestartsMetric, U>
}

function metricOf(policy: RetryPolicy, metric: GatewayRestartMetric): RestartsMetric {
  return `${policy}${metric.charAt(0).toUpperCase()}${metric.slice(1)}` as RestartsMetric
}
