import type { Scenario } from '../core/model'
import { presets } from './presets'
import type { SmartTimeoutsAssumptions } from './types'

type ChainScenario = Scenario<SmartTimeoutsAssumptions>

/** The typical run of the chain without smart timeouts, and so of all that change nothing but them. */
const seed = 26

/** Workers that wait for the tail are workers that nobody else has. */
const tailDownWithout: ChainScenario = { id: 'tail-down-without', assumptions: {}, seed }

/** Few wait, and find out for all the others; the price comes when the tail is back. */
const tailDownWith: ChainScenario = { id: 'tail-down-with', assumptions: {}, seed }

/** Nobody has to find anything out, and nobody does find out that it is back. */
const tailDownRemoved: ChainScenario = { id: 'tail-down-removed', assumptions: {}, seed }

/** More work than the workers that wait leave room for. */
const overloadedChain: ChainScenario = { id: 'overloaded-chain', assumptions: { requestsPerS: 4 }, seed: 29 }

/** Five minutes of outage, and a third period of nine. */
const periodOutgrowsOutage: ChainScenario = {
  id: 'period-outgrows-the-outage',
  assumptions: { outageS: 300, growth: 'geometric', growthFactor: 3 },
  seed,
}

/** Each refusal is taken for a failure, so that who asks keeps the door shut. */
const refusalsThatCount: ChainScenario = { id: 'refusals-that-count', assumptions: { refusalsCount: true }, seed }

const presetOverlord: ChainScenario = { id: 'preset-overlord', assumptions: presets.overlord, seed }
const presetEnvoy: ChainScenario = { id: 'preset-envoy', assumptions: presets.envoy, seed: 37 }
const presetBreaker: ChainScenario = { id: 'preset-breaker', assumptions: presets.breaker, seed: 7 }
const presetDns: ChainScenario = { id: 'preset-dns', assumptions: presets.dns, seed: 30 }

export const scenarios: readonly ChainScenario[] = [
  tailDownWithout,
  tailDownWith,
  tailDownRemoved,
  overloadedChain,
  periodOutgrowsOutage,
  refusalsThatCount,
  presetOverlord,
  presetEnvoy,
  presetBreaker,
  presetDns,
]
