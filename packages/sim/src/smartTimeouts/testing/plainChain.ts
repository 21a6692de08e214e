import { pathTo } from '../tree'
import type { ChainPolicy, SmartTimeoutsAssumptions } from '../types'
import { plainParent } from './plainParent'
import type { PlainRequest } from './plainRequest'

const US = 1_000_000

/**
 * The chain as its definition reads: every server with its workers and its queue, every request asked what is due.
 * `seenAt`: at each moment asked for, the requests that hold workers of each server, and how many queue anywhere.
 */
export function plainChain(
  a: SmartTimeoutsAssumptions,
  policy: ChainPolicy,
  servers: number,
  tail: number,
  arrivals: { at: number; server: number }[],
  moments: readonly number[] = [],
) {
  const hop = a.hopLatencyS * US
  const outageFrom = a.outageFromS * US
  const outageUntil = outageFrom + a.outageS * US
  const parent = plainParent(a, policy)
  const requests: PlainRequest[] = []
  /** Those that are not yet over, so that the walk does not ask the others for ever. */
  let live: PlainRequest[] = []
  const coming = [...arrivals]
  const queues = Array.from({ length: servers }, (): PlainRequest[] => [])
  const waiting = Array.from({ length: servers }, () => 0)
  const comingMoments = [...moments]
  const seenAt: { holds: number[][]; queued: number }[] = []
  const seen = { probes: 0, queuedMax: 0, firstAnswerAt: null as number | null }
  if (a.arrivals === 'sequential' && outageFrom < a.horizonS * US) coming.push({ at: outageFrom, server: tail })

  const issue = (t: number, server: number) => {
    const request: PlainRequest = {
      id: requests.length,
      server,
      issuedAt: t,
      holds: [],
      queuesAt: undefined,
      next: undefined,
      clientLeaves: undefined,
      deadSince: undefined,
      triesLeft: a.retries,
      isAtTail: false,
      abandoned: false,
      outcome: undefined,
      endedAt: NaN,
    }
    request.clientLeaves = { at: t + a.clientTimeoutS * US, phase: 'leave', act: (now) => leave(request, now) }
    requests.push(request)
    live.push(request)
    arrive(request, 0, t)
  }

  const arrive = (request: PlainRequest, server: number, t: number) => {
    const busy = live.filter(({ holds }) => holds.includes(server)).length
    if (busy < a.workersPerServer) return work(request, server, t)
    request.queuesAt = server
    queues[server]!.push(request)
    seen.queuedMax = Math.max(seen.queuedMax, queues[server]!.length)
  }

  const work = (request: PlainRequest, server: number, t: number) => {
    request.queuesAt = undefined
    request.holds.push(server)
    const path = pathTo(request.server, a.branching)
    const below = path[path.indexOf(server) + 1]
    if (below === undefined) request.next = { at: t + hop, phase: 'land', act: (now) => answer(request, now) }
    else if (below === tail) request.next = { at: t + hop, phase: 'call', act: (now) => call(request, now) }
    else if (hop === 0) arrive(request, below, t)
    else request.next = { at: t + hop, phase: 'call', act: (now) => arrive(request, below, now) }
  }

  const call = (request: PlainRequest, t: number) => {
    if (!parent.asks(t, live.filter(({ isAtTail }) => isAtTail).length)) return end(request, 'refused', t)
    request.isAtTail = true
    tryTail(request, t)
  }

  const tryTail = (request: PlainRequest, t: number) => {
    if (t < outageFrom || t >= outageUntil) return arrive(request, tail, t)
    request.deadSince = t
    const waits = a.failureMode === 'blackhole' ? a.timeoutS * US : hop
    request.next = { at: t + waits, phase: 'land', act: (now) => tryFailed(request, now) }
  }

  const tryFailed = (request: PlainRequest, t: number) => {
    seen.probes++
    stopWaiting(request, t)
    if (request.triesLeft-- > 0 && !request.abandoned) {
      request.next = { at: t, phase: 'call', act: (now) => tryTail(request, now) }
    } else fail(request, t)
  }

  const fail = (request: PlainRequest, t: number) => {
    request.isAtTail = false
    parent.failure(t)
    end(request, 'failed', t)
  }

  const answer = (request: PlainRequest, t: number) => {
    if (request.server === tail) {
      request.isAtTail = false
      parent.success(t)
      if (t >= outageUntil) seen.firstAnswerAt ??= t
    }
    end(request, 'served', t)
  }

  const leave = (request: PlainRequest, t: number) => {
    settle(request, 'left', t)
    if (!a.deadlinePropagation) return
    const { next, queuesAt } = request
    if (queuesAt !== undefined) queues[queuesAt] = queues[queuesAt]!.filter((other) => other !== request)
    if (request.isAtTail && next?.phase === 'land') {
      stopWaiting(request, t)
      request.abandoned = true
      release(request, t)
    } else if (request.isAtTail) fail(request, t)
    else end(request, 'left', t)
  }

  const stopWaiting = (request: PlainRequest, t: number) => {
    if (request.deadSince !== undefined) for (const server of request.holds) waiting[server]! += t - request.deadSince
    request.deadSince = undefined
  }

  const end = (request: PlainRequest, outcome: PlainRequest['outcome'], t: number) => {
    request.next = undefined
    settle(request, outcome, t)
    release(request, t)
  }

  const settle = (request: PlainRequest, outcome: PlainRequest['outcome'], t: number) => {
    if (request.outcome !== undefined) return
    request.outcome = outcome
    request.endedAt = t
    request.clientLeaves = undefined
    const nextAt = t + a.thinkS * US
    if (a.arrivals === 'sequential' && nextAt < a.horizonS * US) coming.push({ at: nextAt, server: tail })
  }

  const release = (request: PlainRequest, t: number) => {
    const freed = request.holds
    request.holds = []
    for (const server of freed) {
      const first = queues[server]!.shift()
      if (first) work(first, server, t)
    }
  }

  const order = ['land', 'leave', 'call']
  for (;;) {
    live = live.filter(({ next, clientLeaves, queuesAt }) => next ?? clientLeaves ?? queuesAt !== undefined)
    const due = live.flatMap(({ id, next, clientLeaves }) =>
      [next, clientLeaves].flatMap((each) => (each ? [{ id, ...each }] : [])),
    )
    const [arrival] = coming
    if (arrival) {
      const act = (t: number) => issue(t, coming.shift()!.server)
      due.push({ id: requests.length, at: arrival.at, phase: 'call', act })
    }
    const first = due.sort((x, y) => x.at - y.at || order.indexOf(x.phase) - order.indexOf(y.phase) || x.id - y.id)[0]
    while (comingMoments.length > 0 && comingMoments[0]! < (first?.at ?? Infinity)) {
      comingMoments.shift()
      const holds = queues.map((_, server) =>
        live.filter((request) => request.holds.includes(server)).map(({ id }) => id),
      )
      seenAt.push({ holds, queued: queues.flat().length })
    }
    if (!first) return { requests, waiting, periods: parent.periods, seenAt, ...seen }
    const request = requests[first.id]
    if (request?.next?.act === first.act) request.next = undefined
    first.act(first.at)
  }
}
