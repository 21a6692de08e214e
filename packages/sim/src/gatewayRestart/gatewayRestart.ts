import type { Model } from '../core/model'
import { assumptions } from './assumptions'
import { compare } from './compare'
import { fastestS } from './fastestS'
import { type GatewayRestartMetric, metrics } from './metrics'
import { mapQueues, startQueueMap } from './queueMap'
import { startQueueSweep, sweepQueue } from './queueSweep'
import { resolve } from './resolve'
import { scenarios } from './scenarios'
import { simulate } from './simulate'
import { start } from './start'
import type { GatewayRestartAssumptions, GatewayRestartResult } from './types'

interface GatewayRestart extends Model<GatewayRestartAssumptions, GatewayRestartResult, GatewayRestartMetric> {
  compare: typeof compare
  fastestS: typeof fastestS
  start: typeof start
  sweepQueue: typeof sweepQueue
  startQueueSweep: typeof startQueueSweep
  mapQueues: typeof mapQueues
  startQueueMap: typeof startQueueMap
}

/** A gateway falls and comes up again: how long until the whole fleet has a session, if ever. */
export const gatewayRestart: GatewayRestart = {
  id: 'gatewayRestart',
  version: '1',
  assumptions,
  resolve,
  simulate,
  compare,
  fastestS,
  start,
  sweepQueue,
  startQueueSweep,
  mapQueues,
  startQueueMap,
  metrics,
  typicalMetrics: ['t100'],
  typicalUnder: { retryPolicy: 'random' },
  typicalSeed: 12,
  scenarios,
}
