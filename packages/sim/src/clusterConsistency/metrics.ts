import type { Metric, Unit } from '../core/model'
import type { ClusterConsistencyResult, ClusterParty, ConvergencePoint, PartyReads } from './types'

type ClusterMetric = Metric<ClusterConsistencyResult>

const READS = {
  StaleShare: reading('share', (reads) => reads.staleShare),
  Held: reading('count', (reads) => reads.held),
  WaitMean: reading('ms', (reads) => reads.waits.meanMs),
  WaitMedian: reading('ms', (reads) => reads.waits.medianMs),
  WaitP95: reading('ms', (reads) => reads.waits.p95Ms),
  MeanWaitAll: reading('ms', (reads) => reads.meanWaitAllMs),
  FailedShare: reading('share', (reads) => reads.failedShare),
  MonotonicViolations: reading('count', (reads) => reads.monotonicViolations),
  RetriesMean: reading('count', (reads) => reads.retriesMean),
}

type ReadsMetric = keyof typeof READS
type PartyMetric<P extends ClusterParty> = `${P}${ReadsMetric}`

export type ClusterConsistencyMetric = PartyMetric<ClusterParty> | 'updateMedian' | 'updateP95' | 'convergedMedian' | 'convergedP95'

export const metrics: Record<ClusterConsistencyMetric, ClusterMetric> = {
  ...metricsOf('author'),
  ...metricsOf('other'),
  updateMedian: { unit: 'ms', read: (result) => whenOneIs(0.5, result) },
  updateP95: { unit: 'ms', read: (result) => whenOneIs(0.95, result) },
  convergedMedian: { unit: 'ms', read: ({ convergence }) => whenAllAre(0.5, convergence) },
  convergedP95: { unit: 'ms', read: ({ convergence }) => whenAllAre(0.95, convergence) },
}

function reading(unit: Unit, read: (reads: PartyReads) => number | null) {
  return { unit, read }
}

function metricsOf<P extends ClusterParty>(party: P): Record<PartyMetric<P>, ClusterMetric> {
  const entries = Object.entries(READS).map(([key, { unit, read }]): [string, ClusterMetric] => [
    `${party}${key}`,
    { unit, read: (result) => read(result[party]) },
  ])
  return Object.fromEntries(entries) as Record<PartyMetric<P>, ClusterMetric>
}

/** When that share of the nodes other than the writer, over all trials, serves the change. */
function whenOneIs(share: number, { convergence, timeline }: ClusterConsistencyResult): number | null {
  const nodes = timeline.nodes.length
  if (nodes === 1) return null
  return whenReached(convergence, ({ nodesShare }) => (nodes * nodesShare - 1) / (nodes - 1), share)
}

/** When every node serves the change in that share of the trials. */
function whenAllAre(share: number, convergence: readonly ConvergencePoint[]): number | null {
  return whenReached(convergence, ({ allShare }) => allShare, share)
}

/** Where a rounded share may miss what it is a share of. */
const EPSILON = 1e-9

/**
 * Between two watched points as on the straight line through them; `null` after the last. From a point at which nothing is
 * reached yet it is the next itself: what all happens at once, as with a load that always takes the same, is on no line.
 */
function whenReached(points: readonly ConvergencePoint[], shareAt: (point: ConvergencePoint) => number, share: number): number | null {
  const next = points.findIndex((point) => shareAt(point) >= share - EPSILON)
  if (next === -1) return null
  const until = points[next]!
  const from = points[next - 1]
  if (from === undefined || shareAt(from) <= EPSILON) return until.tMs
  const part = Math.min(1, (share - shareAt(from)) / (shareAt(until) - shareAt(from)))
  return from.tMs + (until.tMs - from.tMs) * part
}
