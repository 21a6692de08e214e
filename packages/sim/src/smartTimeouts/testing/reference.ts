import { log } from '../../core/math'
import { stream } from '../../core/random'
import { plainQuantile } from '../../core/testing/plainQuantile'
import { resolve } from '../resolve'
import { pathTo, treeOf } from '../tree'
import type { ChainLatency, ChainPolicy, ChainResult, SmartTimeoutsAssumptions, SmartTimeoutsResult } from '../types'
import { plainChain } from './plainChain'
import type { PlainRequest } from './plainRequest'

const US = 1_000_000

/** The model as its definition reads. Only for assumptions that are whole microseconds. */
export function reference(partial: Partial<SmartTimeoutsAssumptions>, seed: number): SmartTimeoutsResult {
  const a = resolve(partial)
  return { without: under('without', a, seed), with: under('with', a, seed), removed: under('removed', a, seed) }
}

function under(policy: ChainPolicy, a: SmartTimeoutsAssumptions, seed: number): ChainResult {
  const { levelOf, nameOf, tail } = treeOf(a)
  const { requests, waiting, periods, probes, queuedMax, firstAnswerAt } = plainChain(
    a,
    policy,
    levelOf.length,
    tail,
    arrivals(a, seed, levelOf.length),
  )
  const outageUntil = a.outageFromS * US + a.outageS * US
  const isHealthy = ({ server }: PlainRequest) => server !== tail
  const duringOutage = ({ issuedAt }: PlainRequest) => issuedAt >= a.outageFromS * US && issuedAt < outageUntil
  const healthy = requests.filter(isHealthy)
  const failing = requests.filter((request) => !isHealthy(request))
  const ended = (outcome: PlainRequest['outcome']) => requests.filter((request) => request.outcome === outcome).length
  const above = pathTo(tail, a.branching).slice(0, -1)
  return {
    healthy: latency(healthy.filter(duringOutage)),
    failing: latency(failing.filter(duringOutage)),
    healthyAll: latency(healthy),
    failingAll: latency(failing),
    waitingWorkerS: Object.fromEntries(above.map((server) => [nameOf[server], waiting[server]! / US])),
    served: ended('served'),
    refusedFast: ended('refused'),
    failed: ended('failed'),
    clientLeft: ended('left'),
    queuedMax,
    probes,
    blacklist: periods.map(({ from, until, restarts }) => ({ fromS: from / US, untilS: until / US, restarts })),
    detectionLagS: periods.length === 0 ? null : (periods[0]!.from - a.outageFromS * US) / US,
    recoveryLagS: firstAnswerAt === null || a.outageS === 0 ? null : (firstAnswerAt - outageUntil) / US,
    perMinute: Array.from({ length: Math.ceil(a.horizonS / 60) }, (_, minute) => {
      const { count, over1sShare } = latency(
        healthy.filter(({ issuedAt }) => Math.floor(issuedAt / (60 * US)) === minute),
      )
      return { requests: count, over1sShare }
    }),
  }
}

export function arrivals(a: SmartTimeoutsAssumptions, seed: number, servers: number): { at: number; server: number }[] {
  const all: { at: number; server: number }[] = []
  if (a.arrivals === 'sequential' || a.requestsPerS === 0) return all
  for (let i = 0, at = 0; ; i++) {
    at += Math.floor((-US / a.requestsPerS) * log(1 - stream(seed, 'smartTimeouts.gap')(i, 0)))
    if (at >= a.horizonS * US) return all
    all.push({ at, server: Math.floor(stream(seed, 'smartTimeouts.server')(i, 0) * servers) })
  }
}

function latency(requests: readonly PlainRequest[]): ChainLatency {
  const latencies = requests.map(({ issuedAt, endedAt }) => endedAt - issuedAt)
  const over1s = latencies.filter((each) => each > US).length
  const seconds = (p: number) => {
    const value = plainQuantile(latencies, p)
    return value === null ? null : value / US
  }
  return {
    count: latencies.length,
    medianS: seconds(0.5),
    p95S: seconds(0.95),
    over1sShare: latencies.length === 0 ? null : over1s / latencies.length,
  }
}
