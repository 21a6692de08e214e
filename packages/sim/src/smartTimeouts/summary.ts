import type { Chain } from './chain'
import type { Period } from './gate'
import { FAILED, type Journeys, LEFT, REFUSED, SERVED } from './journeys'
import { latencyOf, shareOf } from './latency'
import { type Microseconds, SECOND_US } from './microseconds'
import type { Setting } from './setting'
import { type Tree, pathTo } from './tree'
import type { ChainMinute, ChainPeriod, ChainResult } from './types'

const MINUTE_US = 60 * SECOND_US

export function summaryOf(chain: Chain, { a, us, tree }: Setting): ChainResult {
  const { journeys } = chain
  const { periods } = chain.tail.gate
  const ended = (outcome: number) => journeys.outcome.reduce((count, each) => (each === outcome ? count + 1 : count), 0)
  return {
    ...latencies(journeys, us, tree.tail),
    waitingWorkerS: byServerAbove(tree, a.branching, chain.waited / SECOND_US),
    served: ended(SERVED),
    refusedFast: ended(REFUSED),
    failed: ended(FAILED),
    clientLeft: ended(LEFT),
    queuedMax: chain.workers.queuedMax,
    probes: chain.tail.deadTries,
    blacklist: periods.map(inSeconds),
    detectionLagS: periods[0] === undefined ? null : (periods[0].from - us.outageFrom) / SECOND_US,
    recoveryLagS: chain.tail.firstAnswerAt === null || us.outageFrom === us.outageUntil ? null : (chain.tail.firstAnswerAt - us.outageUntil) / SECOND_US,
    perMinute: minutes(journeys, us, tree.tail),
  }
}

function latencies({ issuedAt, server, endedAt }: Journeys, { outageFrom, outageUntil }: Microseconds, tail: number) {
  const healthy: number[] = []
  const failing: number[] = []
  const healthyAll: number[] = []
  const failingAll: number[] = []
  for (let id = 0; id < issuedAt.length; id++) {
    const latency = endedAt[id]! - issuedAt[id]!
    const isFailing = server[id] === tail
    const all = isFailing ? failingAll : healthyAll
    all.push(latency)
    const duringOutage = isFailing ? failing : healthy
    if (issuedAt[id]! >= outageFrom && issuedAt[id]! < outageUntil) duringOutage.push(latency)
  }
  return {
    healthy: latencyOf(healthy),
    failing: latencyOf(failing),
    healthyAll: latencyOf(healthyAll),
    failingAll: latencyOf(failingAll),
  }
}

/** Whoever waits for the tail holds one worker on each server above it. */
function byServerAbove({ tail, nameOf }: Tree, branching: number, waitedS: number): Record<string, number> {
  const above = pathTo(tail, branching).slice(0, -1)
  return Object.fromEntries(above.map((server) => [nameOf[server], waitedS]))
}

function minutes({ issuedAt, server, endedAt }: Journeys, { horizon }: Microseconds, tail: number): ChainMinute[] {
  const counted = Array.from({ length: Math.ceil(horizon / MINUTE_US) }, () => ({ requests: 0, over1s: 0 }))
  for (let id = 0; id < issuedAt.length; id++) {
    if (server[id] === tail) continue
    const minute = counted[Math.floor(issuedAt[id]! / MINUTE_US)]!
    minute.requests++
    if (endedAt[id]! - issuedAt[id]! > SECOND_US) minute.over1s++
  }
  return counted.map(({ requests, over1s }) => ({ requests, over1sShare: shareOf(over1s, requests) }))
}

function inSeconds({ from, until, restarts }: Period): ChainPeriod {
  return { fromS: from / SECOND_US, untilS: until / SECOND_US, restarts }
}
