import type { Metric } from '@half-open/sim'
import { gatewayRestart, type ByRetryPolicy, type GatewayRestartAssumptions, type GatewayRestartMetric, type GatewayRestartResult, type RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { PartialRun, RunModel } from '../../state/RunModel'

/** How devices wait, in the order in which figures and tables show it. */
export const policies = ['fixed', 'random'] as const satisfies readonly RetryPolicy[]

/** The same fall under both policies, on the same draws. */
export type Restarts = ByRetryPolicy<GatewayRestartResult>

/** A number of the model under one of the policies: "fixedT100". */
export type RestartsMetric = `${RetryPolicy}${Capitalize<GatewayRestartMetric>}`

interface RestartsModel extends RunModel<GatewayRestartAssumptions, Restarts> {
  metrics: Record<RestartsMetric, Metric<Restarts>>
  typicalMetric: RestartsMetric
}

/** The restart, read as the comparison that its figure and its prose make. */
export const restarts: RestartsModel = {
  ...gatewayRestart,
  simulate: gatewayRestart.compare,
  begin,
  metrics: byPolicy(gatewayRestart.metrics, ({ unit, read }, policy) => ({ unit, read: (result) => read(result[policy]) })),
  // One instance under the fixed policy is free of chance.
  typicalMetric: 'randomT100',
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

/** One after the other, a second of the model at a time. */
function begin(assumptions: GatewayRestartAssumptions, seed: number): PartialRun<Restarts> {
  const runs = { fixed: start('fixed'), random: start('random') }
  const waiting = () => policies.map((policy) => runs[policy]).find(({ done }) => !done)
  return {
    get done() {
      return waiting() === undefined
    },
    get share() {
      const shares = policies.map((policy) => (runs[policy].done ? 1 : runs[policy].nextS / (assumptions.horizonS + 1)))
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    },
    advance() {
      const run = waiting()
      run?.advance(run.nextS)
    },
    result: () => ({ fixed: runs.fixed.result(), random: runs.random.result() }),
  }

  function start(retryPolicy: RetryPolicy) {
    return gatewayRestart.start({ ...assumptions, retryPolicy }, seed)
  }
}
