import { log } from '../core/math'
import { stream } from '../core/random'
import type { Microseconds } from './microseconds'
import { SECOND_US } from './microseconds'
import type { Tree } from './tree'
import type { SmartTimeoutsAssumptions } from './types'

/** Requests in the order of their issue, a column each: when, in microseconds, and which server they ask. */
export interface Requests {
  issuedAt: number[]
  server: number[]
}

/** Poisson, over the whole tree. The sequential client's requests follow from the answers that it gets. */
export function requestsOf(
  a: SmartTimeoutsAssumptions,
  { horizon }: Microseconds,
  { levelOf }: Tree,
  seed: number,
): Requests {
  const requests: Requests = { issuedAt: [], server: [] }
  if (a.arrivals === 'sequential' || a.requestsPerS === 0) return requests
  const gap = stream(seed, 'smartTimeouts.gap')
  const server = stream(seed, 'smartTimeouts.server')
  const mean = SECOND_US / a.requestsPerS
  let at = 0
  for (let i = 0; ; i++) {
    at += Math.floor(-mean * log(1 - gap(i, 0)))
    if (at >= horizon) return requests
    requests.issuedAt.push(at)
    requests.server.push(Math.floor(server(i, 0) * levelOf.length))
  }
}
