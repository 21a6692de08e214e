import type { Model } from '../core/model'
import { assumptions } from './assumptions'
import { type SmartTimeoutsMetric, metrics } from './metrics'
import { presets } from './presets'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from './types'

interface SmartTimeouts extends Model<SmartTimeoutsAssumptions, SmartTimeoutsResult, SmartTimeoutsMetric> {
  presets: typeof presets
}

/** A chain of servers whose tail is dead: who waits for it, what a blacklist saves, and what it costs afterwards. */
export const smartTimeouts: SmartTimeouts = {
  id: 'smartTimeouts',
  version: '1',
  assumptions,
  resolve,
  simulate,
  presets,
  metrics,
  // By the first alone the typical run was the one of fifty in which the dead tail was noticed last.
  typicalMetrics: ['healthyP95Without', 'detectionLagWith', 'recoveryLagWith'],
  typicalSeed: 26,
  scenarios,
}
