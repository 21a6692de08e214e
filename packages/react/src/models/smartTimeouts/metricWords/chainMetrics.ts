import type { ByChainPolicy, ChainMetric } from '@half-open/sim/smartTimeouts'
import type { MetricWords } from '../../ModelWords'
import type { SmartTimeoutsMetricWords } from './SmartTimeoutsMetricWords'

interface ChainWords {
  /** What a number is of, set behind its name. */
  policies: ByChainPolicy<string>
  metrics: Record<ChainMetric, MetricWords>
}

/** The words of every number of the chain, each under three policies. */
export function chainMetrics({ policies, metrics }: ChainWords): SmartTimeoutsMetricWords {
  const entries = Object.entries(policies).flatMap(([policy, under]) =>
    Object.entries(metrics).map(([metric, words]) => [
      `${metric}${policy[0]!.toUpperCase()}${policy.slice(1)}`,
      { ...words, name: `${words.name}, ${under}` },
    ]),
  )
  return Object.fromEntries(entries) as SmartTimeoutsMetricWords
}
