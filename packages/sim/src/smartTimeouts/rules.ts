import type { Rule } from '../core/resolve'
import { type Microseconds, inMicroseconds } from './microseconds'
import { serversOf } from './tree'
import type { SmartTimeoutsAssumptions } from './types'

export const MOST_SERVERS = 1000
export const MOST_REQUESTS = 1_000_000

type ChainRule = Rule<SmartTimeoutsAssumptions>

const unless =
  (
    holds: (a: SmartTimeoutsAssumptions, us: Microseconds) => boolean,
    problem: (a: SmartTimeoutsAssumptions) => string,
  ): ChainRule =>
  (a) =>
    holds(a, inMicroseconds(a)) ? undefined : problem(a)

const treeIsBounded = unless(
  (a) => serversOf(a) <= MOST_SERVERS,
  (a) =>
    `branching: expected a tree of at most ${MOST_SERVERS} servers, ` +
    `got ${serversOf(a)} (depth ${a.depth}, branching ${a.branching})`,
)

const tailCanAnswer = unless(
  (_, { hop, timeout }) => hop < timeout,
  (a) =>
    `hopLatencyS: expected less than timeoutS (${a.timeoutS}), got ${a.hopLatencyS}: the tail could never answer in time`,
)

const maximumHoldsThePeriod = unless(
  (_, { blacklist, blacklistMax }) => blacklistMax >= blacklist,
  (a) => `blacklistMaxS: expected at least blacklistS (${a.blacklistS}), got ${a.blacklistMaxS}`,
)

/** A refusal takes the hops above the tail, and nothing where these take none: the client would ask for ever at one moment. */
const timePasses = unless(
  (a, { think, hop }) => a.arrivals === 'poisson' || think + hop > 0,
  (a) => `thinkS: expected more than 0 with sequential arrivals and hopLatencyS ${a.hopLatencyS}, got ${a.thinkS}`,
)

const requestsAreBounded: ChainRule = (a) => {
  const most = mostRequests(a, inMicroseconds(a))
  if (most <= MOST_REQUESTS) return undefined
  const expected = `expected at most ${MOST_REQUESTS} requests, got up to ${Math.ceil(most)}`
  return a.arrivals === 'poisson'
    ? `requestsPerS × horizonS: ${expected}`
    : `thinkS: ${expected}: after each refusal, or each time it left, the client asks again`
}

/** The sequential client's shortest round: a refusal, which takes the hops above the tail, or leaving before it. */
function mostRequests(a: SmartTimeoutsAssumptions, us: Microseconds): number {
  if (a.arrivals === 'poisson') return a.requestsPerS * a.horizonS
  const shortestRound = us.think + Math.min((a.depth - 1) * us.hop, us.clientTimeout)
  return Math.max(0, us.horizon - us.outageFrom) / shortestRound
}

export const rules: readonly ChainRule[] = [
  treeIsBounded,
  tailCanAnswer,
  maximumHoldsThePeriod,
  timePasses,
  requestsAreBounded,
]
