import type { Metric } from '../core/model'
import type { ChainPolicy, ChainResult, SmartTimeoutsResult } from './types'

const readings = {
  healthyMedian: { unit: 's', read: (r) => r.healthy.medianS },
  healthyP95: { unit: 's', read: (r) => r.healthy.p95S },
  healthyOver1s: { unit: 'share', read: (r) => r.healthy.over1sShare },
  failingMedian: { unit: 's', read: (r) => r.failing.medianS },
  failingP95: { unit: 's', read: (r) => r.failing.p95S },
  failingOver1s: { unit: 'share', read: (r) => r.failing.over1sShare },
  waitingWorker: { unit: 's', read: (r) => r.waitingWorkerS['A'] ?? null },
  served: { unit: 'count', read: (r) => r.served },
  refusedFast: { unit: 'count', read: (r) => r.refusedFast },
  failed: { unit: 'count', read: (r) => r.failed },
  clientLeft: { unit: 'count', read: (r) => r.clientLeft },
  queuedMax: { unit: 'count', read: (r) => r.queuedMax },
  probes: { unit: 'count', read: (r) => r.probes },
  detectionLag: { unit: 's', read: (r) => r.detectionLagS },
  recoveryLag: { unit: 's', read: (r) => r.recoveryLagS },
  blacklistings: { unit: 'count', read: (r) => r.blacklist.length },
} satisfies Record<string, Metric<ChainResult>>

/** What can be read off the chain under any policy. */
export type ChainMetric = keyof typeof readings

export type SmartTimeoutsMetric = `${ChainMetric}${Capitalize<ChainPolicy>}`

const under = (policy: ChainPolicy): Record<string, Metric<SmartTimeoutsResult>> =>
  Object.fromEntries(
    Object.entries<Metric<ChainResult>>(readings).map(([id, { unit, read }]) => [
      `${id}${policy[0]!.toUpperCase()}${policy.slice(1)}`,
      { unit, read: (result) => read(result[policy]) },
    ]),
  )

export const metrics = { ...under('without'), ...under('with'), ...under('removed') } as Record<
  SmartTimeoutsMetric,
  Metric<SmartTimeoutsResult>
>
