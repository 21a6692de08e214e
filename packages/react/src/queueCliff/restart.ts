import { gatewayRestart, type GatewayRestartAssumptions, type GatewayRestartResult, type QueueMapRow, type QueuePoint } from '@half-open/sim/gatewayRestart'
import type { RunModel } from '../state/RunModel'
import { remembered } from '../state/resultOf'
import { textOf } from '../state/useStart'
import type { LongComputation } from '../state/useSliced'

type Restart<T> = LongComputation<GatewayRestartAssumptions, T>

/** Many runs rather than one: what one gives is not asked for. */
export const restart: RunModel<GatewayRestartAssumptions, undefined> = {
  ...gatewayRestart,
  simulate: () => undefined,
  metrics: {},
  typicalMetric: '',
}

/** The same fall with devices that wait at random. */
export const randomRestart: RunModel<GatewayRestartAssumptions, GatewayRestartResult> = {
  ...gatewayRestart,
  simulate: (assumptions, seed) => gatewayRestart.simulate({ ...assumptions, retryPolicy: 'random' }, seed),
}

export const sweep: Restart<QueuePoint[]> = {
  atOnce: (assumptions, seed) =>
    remembered(`queueSweep#${seed}#${textOf(assumptions)}`, () => gatewayRestart.sweepQueue(assumptions, seed)),
  inSlices: gatewayRestart.sweepQueueInSlices,
}

export const map: Restart<QueueMapRow[]> = { atOnce: gatewayRestart.mapQueues, inSlices: gatewayRestart.mapQueuesInSlices }
