import { gatewayRestart, type GatewayRestartAssumptions, type GatewayRestartResult, type QueueMapRow, type QueuePoint } from '@half-open/sim/gatewayRestart'
import { stepLimits } from '../models/gatewayRestart/stepLimits'
import { inSlices } from '../state/inSlices'
import type { RunModel } from '../state/RunModel'
import { watchedS } from './watchedS'

type Restart<R> = RunModel<GatewayRestartAssumptions, R>

/** Of many runs no single number is read. */
const many = { ...gatewayRestart, metrics: {}, typicalMetrics: [''] as const }

/** Few of them are quick: what is longer than a frame does not hold up a moving hand. */
const quickMs = 16

/** Of each of some twenty runs: a few tenths of a second for all of them. */
const stepsAtOnce = 150_000

/** The restart, read queue by queue. */
export const sweep: Restart<QueuePoint[]> = {
  ...many,
  simulate: gatewayRestart.sweepQueue,
  follow: inSlices<GatewayRestartAssumptions, QueuePoint[]>(gatewayRestart.startQueueSweep, quickMs),
  atOnce(assumptions, seed) {
    const result = gatewayRestart.sweepQueue(assumptions, seed, stepLimits(assumptions, stepsAtOnce))
    return { result, isWhole: watchedS(result, assumptions) === assumptions.horizonS }
  },
}

/** The restart, read by queue and login timeout. */
export const map: Restart<QueueMapRow[]> = { ...many, simulate: gatewayRestart.mapQueues, follow: inSlices<GatewayRestartAssumptions, QueueMapRow[]>(gatewayRestart.startQueueMap, quickMs) }

/** The restart with devices that wait at random. */
export const atRandom: Restart<GatewayRestartResult> = {
  ...gatewayRestart,
  simulate: (assumptions, seed) => gatewayRestart.simulate({ ...assumptions, retryPolicy: 'random' }, seed),
}
