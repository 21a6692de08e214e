import { gatewayRestart, type GatewayRestartAssumptions, type GatewayRestartResult, type QueueMapRow, type QueuePoint } from '@half-open/sim/gatewayRestart'
import { inSlices } from '../state/inSlices'
import type { RunModel } from '../state/RunModel'

type Restart<R> = RunModel<GatewayRestartAssumptions, R>

/** Of many runs no single number is read. */
const many = { ...gatewayRestart, metrics: {}, typicalMetric: '' }

/** Few of them are quick: what is longer than a frame does not hold up a moving hand. */
const quickMs = 16

/** The restart, read queue by queue. */
export const sweep: Restart<QueuePoint[]> = { ...many, simulate: gatewayRestart.sweepQueue, follow: inSlices<GatewayRestartAssumptions, QueuePoint[]>(gatewayRestart.startQueueSweep, quickMs) }

/** The restart, read by queue and login timeout. */
export const map: Restart<QueueMapRow[]> = { ...many, simulate: gatewayRestart.mapQueues, follow: inSlices<GatewayRestartAssumptions, QueueMapRow[]>(gatewayRestart.startQueueMap, quickMs) }

/** The restart with devices that wait at random. */
export const atRandom: Restart<GatewayRestartResult> = {
  ...gatewayRestart,
  simulate: (assumptions, seed) => gatewayRestart.simulate({ ...assumptions, retryPolicy: 'random' }, seed),
}
