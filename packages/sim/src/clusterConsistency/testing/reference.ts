import { log } from '../../core/math'
import { stream } from '../../core/random'
import { plainQuantile } from '../../core/testing/plainQuantile'
import { resolve } from '../resolve'
import type {
  ClusterConsistencyAssumptions,
  ClusterConsistencyResult,
  ClusterParty,
  ClusterRequest,
  ClusterTimeline,
  PartyReads,
} from '../types'

const PARTIES = ['author', 'other'] as const

/** The model as its card reads: every trial told request by request, every retry walked, then everything counted. */
export function reference(assumptions: Partial<ClusterConsistencyAssumptions>, seed: number): ClusterConsistencyResult {
  const a = resolve(assumptions)
  const trials = Array.from({ length: a.trials }, (_, trial) => plainTrial(a, seed, trial))
  const [author, other] = PARTIES.map((who) => readsOf(who, trials, a))
  return { author: author!, other: other!, convergence: convergenceOf(trials, a), timeline: trials[0]! }
}

function plainTrial(a: ClusterConsistencyAssumptions, seed: number, trial: number): ClusterTimeline {
  const draw = (name: string, index: number) => stream(seed, `clusterConsistency.${name}`)(trial, index)
  const exponential = (meanUs: number, u: number) => Math.floor(-meanUs * log(1 - u)) + 0
  const us = (ms: number) => Math.round(ms * 1000)

  const nodes = Array.from({ length: a.nodes }, (_, node) => {
    if (node === 0) return { poll: 0, fresh: 0 }
    const poll = Math.floor(draw('poll', node) * us(a.pollPeriodMs))
    const load = a.loadSpread === 'constant' ? us(a.loadMs) : exponential(us(a.loadMs), draw('load', node))
    return { poll, fresh: poll + load }
  })

  const messagesOfOthers = (until: number): number => {
    if (a.otherTrafficPerS === 0 || until <= 0) return 0
    let at = 0
    for (let count = 0; ; count++) {
      at += exponential(1_000_000 / a.otherTrafficPerS, draw('otherTraffic', count))
      if (at > until) return count
    }
  }

  const requests = PARTIES.flatMap((who) => {
    const home = who === 'author' ? 0 : Math.floor(draw('otherHome', 0) * a.nodes)
    const isNotified = a.scenario === 'notification' && who === 'other'
    const route = (kind: 'read' | 'retry', n: number, at: number): number => {
      if (a.scenario === 'http' || a.routing === 'sticky') return home
      if (a.routing === 'uniform') return Math.floor(draw(`${who}${kind === 'read' ? '' : 'Retry'}Node`, n) * a.nodes)
      return (home + (kind === 'read' ? n : 1 + n) + messagesOfOthers(at)) % a.nodes
    }
    const answer = (kind: ClusterRequest['kind'], at: number, node: number, knows: boolean): ClusterRequest => {
      const { fresh } = nodes[node]!
      const given = (answeredAt: number, outcome: ClusterRequest['outcome']): ClusterRequest => ({
        who,
        kind,
        askedAtMs: at / 1000,
        node,
        answeredAtMs: answeredAt / 1000,
        outcome,
      })
      if (fresh <= at) return given(at, 'fresh')
      if (!knows) return given(at, 'stale')
      const gaveUpAt = at + us(a.waitLimitMs)
      return fresh <= gaveUpAt ? given(fresh, 'held') : given(gaveUpAt, 'failed')
    }

    const toldAt = a.notify === 'beforeCommit' ? -us(a.commitMs) : 0
    const firstAt = isNotified ? toldAt + exponential(us(a.networkMs), draw('network', 0)) : us(a.requestDelayMs)
    const carriesVersion = a.scenario !== 'http' && a.token !== 'off'
    const toldTheVersion = isNotified && carriesVersion && a.notify === 'afterCommit'
    const wroteIt = who === 'author' && carriesVersion
    const first = answer('first', firstAt, route('read', 1, firstAt), wroteIt || toldTheVersion)

    const keepsWhatItRead = a.scenario === 'webSocket' && a.token === 'writeAndRead' && first.outcome === 'fresh'
    const secondAt = Math.round(first.answeredAtMs * 1000) + us(a.readGapMs)
    const second = answer('second', secondAt, route('read', 2, secondAt), wroteIt || toldTheVersion || keepsWhatItRead)

    const retries: ClusterRequest[] = []
    while (first.outcome === 'stale' && retries.at(-1)?.outcome !== 'fresh') {
      const n = retries.length + 1
      const at = firstAt + n * us(a.retryMs)
      retries.push(answer('retry', at, route('retry', n, at), false))
    }
    return [first, ...retries, second]
  })

  return {
    nodes: nodes.map(({ poll, fresh }, node) => ({ node, pollAtMs: poll / 1000, freshAtMs: fresh / 1000 })),
    requests: requests.sort((x, y) => x.askedAtMs - y.askedAtMs),
  }
}

function readsOf(who: ClusterParty, trials: readonly ClusterTimeline[], a: ClusterConsistencyAssumptions): PartyReads {
  const firsts = trials.map((trial) => readOf(trial, who, 'first'))
  const outcomes = (outcome: string) => firsts.filter((first) => first.outcome === outcome)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const share = (count: number) => count / trials.length
  const failed = outcomes('failed').length
  const waitsUs = outcomes('held').map(({ askedAtMs, answeredAtMs }) => Math.round(1000 * (answeredAtMs - askedAtMs)))
  const inMs = (us: number | null) => (us === null ? null : us / 1000)
  return {
    staleShare: share(outcomes('stale').length),
    held: waitsUs.length + failed,
    waits: {
      count: waitsUs.length,
      medianMs: inMs(plainQuantile(waitsUs, 0.5)),
      p95Ms: inMs(plainQuantile(waitsUs, 0.95)),
      meanMs: waitsUs.length === 0 ? null : sum(waitsUs) / waitsUs.length / 1000,
    },
    meanWaitAllMs: share(sum(waitsUs) + failed * Math.round(a.waitLimitMs * 1000)) / 1000,
    failed,
    failedShare: share(failed),
    monotonicViolations: trials.filter(
      (trial) => readOf(trial, who, 'first').outcome === 'fresh' && readOf(trial, who, 'second').outcome === 'stale',
    ).length,
    retriesMean: share(
      sum(trials.map((trial) => trial.requests.filter((r) => r.who === who && r.kind === 'retry').length)),
    ),
  }
}

function readOf(trial: ClusterTimeline, who: ClusterParty, kind: ClusterRequest['kind']): ClusterRequest {
  return trial.requests.find((request) => request.who === who && request.kind === kind)!
}

function convergenceOf(trials: readonly ClusterTimeline[], a: ClusterConsistencyAssumptions) {
  const untilUs = Math.round(a.pollPeriodMs * 1000) + 5 * Math.round(a.loadMs * 1000)
  return Array.from({ length: 101 }, (_, k) => {
    const isFresh = ({ freshAtMs }: { freshAtMs: number }) => Math.round(freshAtMs * 1000) * 100 <= k * untilUs
    const nodes = trials.flatMap((trial) => trial.nodes).filter(isFresh).length
    const all = trials.filter((trial) => trial.nodes.every(isFresh)).length
    return {
      tMs: (k * untilUs) / 100 / 1000,
      nodesShare: nodes / trials.length / a.nodes,
      allShare: all / trials.length,
    }
  })
}
