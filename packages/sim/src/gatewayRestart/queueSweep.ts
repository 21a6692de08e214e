import type { Slices } from '../core/ensemble'
import { atOnce, inSlices, type Steps } from '../core/steps'
import { queuesWith } from './queues'
import { resolve } from './resolve'
import { RunsByQueue } from './runsByQueue'
import type { GatewayRestartAssumptions, QueuePoint } from './types'

/** How often the gap is halved between a queue that brings the fleet back and the next that does not. */
const HALVINGS = 3

/**
 * The time to the last device by what the accept queue holds, under both policies on the same draws: for queues of 64,
 * 128, 256, … 4096 and the assumed one, and closer together where the fixed policy first ceases to bring all back. In the
 * order of their capacity; `retryPolicy` itself does not matter.
 */
export function sweepQueue(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1): QueuePoint[] {
  return atOnce(sweep(assumptions, seed))
}

/** `sweepQueue`, with pauses. Progress counts queues. */
export function sweepQueueInSlices(
  assumptions: Partial<GatewayRestartAssumptions>,
  seed: number,
  slices: Slices,
): Promise<QueuePoint[]> {
  return inSlices(sweep(assumptions, seed), slices)
}

function* sweep(assumptions: Partial<GatewayRestartAssumptions>, seed: number): Steps<QueuePoint[]> {
  const a = resolve(assumptions)
  const queues = queuesWith(a)
  const fixed = new RunsByQueue({ ...a, retryPolicy: 'fixed' }, seed)
  const random = new RunsByQueue({ ...a, retryPolicy: 'random' }, seed)
  const points: QueuePoint[] = []
  let of = queues.length

  function* add(queueCapacity: number): Steps<void> {
    const progress = { done: points.length, of }
    const both = { fixed: yield* fixed.lastBack(queueCapacity, progress), random: yield* random.lastBack(queueCapacity, progress) }
    points.push({ queueCapacity, ...both })
    points.sort((x, y) => x.queueCapacity - y.queueCapacity)
  }

  for (const queue of queues) yield* add(queue)
  if (edge(points)) of += HALVINGS
  for (let halving = 0; halving < HALVINGS; halving++) {
    const between = edge(points)
    if (between === undefined || between[1] - between[0] < 2) break
    yield* add(Math.floor((between[0] + between[1]) / 2))
  }
  return points
}

/** Of two neighbours, the first queue that brings all back and the next that does not. */
function edge(points: readonly QueuePoint[]): [number, number] | undefined {
  const last = points.findIndex(({ fixed }, i) => fixed.t100S !== null && points[i + 1]?.fixed.t100S === null)
  return last < 0 ? undefined : [points[last]!.queueCapacity, points[last + 1]!.queueCapacity]
}
