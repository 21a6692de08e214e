import { gatewayRestart, type GatewayRestartAssumptions, type GatewayRestartResult, type QueueMapRow, type QueuePoint } from '@half-open/sim/gatewayRestart'
import type { RunModel } from '../state/RunModel'

type Restart<R> = RunModel<GatewayRestartAssumptions, R>

/** Of many runs no single number is read, and few are quick: none holds up a moving hand for more than a frame. */
const many = { ...gatewayRestart, metrics: {}, typicalMetric: '', quickMs: 16 }

/** The restart, read queue by queue. */
export const sweep: Restart<QueuePoint[]> = { ...many, simulate: gatewayRestart.sweepQueue, begin: gatewayRestart.startQueueSweep }

/** The restart, read by queue and login timeout. */
export const map: Restart<QueueMapRow[]> = { ...many, simulate: gatewayRestart.mapQueues, begin: gatewayRestart.startQueueMap }

/** The restart with devices that wait at random. */
export const atRandom: Restart<GatewayRestartResult> = {
  ...gatewayRestart,
  simulate: (assumptions, seed) => gatewayRestart.simulate({ ...assumptions, retryPolicy: 'random' }, seed),
}
