import { atOnce, stepwise, type Steps, type Stepwise } from '../core/steps'
import { queuesWith } from './queues'
import { resolve } from './resolve'
import { RunsByQueue } from './runsByQueue'
import type { GatewayRestartAssumptions, QueuePoint, StepLimits } from './types'

/** How often the gap is halved between a queue that brings the fleet back and the next that does not. */
const HALVINGS = 3

/**
 * The time to the last device by what the accept queue holds, under both policies on the same draws: for queues of 64,
 * 128, 256, … 4096 and the assumed one, and closer together where the fixed policy first ceases to bring all back. In the
 * order of their capacity; `retryPolicy` itself does not matter. A run ends after as many steps as `stepLimits` says
 * (default a billion), and its point tells until when it was watched.
 */
export function sweepQueue(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1, stepLimits?: StepLimits): QueuePoint[] {
  return atOnce(sweep(resolve(assumptions), seed, stepLimits))
}

/** `sweepQueue`, a second of one of its runs at a time. */
export function startQueueSweep(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1): Stepwise<QueuePoint[]> {
  return stepwise(sweep(resolve(assumptions), seed))
}

function* sweep(a: GatewayRestartAssumptions, seed: number, stepLimits?: StepLimits): Steps<QueuePoint[]> {
  const queues = queuesWith(a)
  const fixed = new RunsByQueue({ ...a, retryPolicy: 'fixed' }, seed, stepLimits?.fixed)
  const random = new RunsByQueue({ ...a, retryPolicy: 'random' }, seed, stepLimits?.random)
  const points: QueuePoint[] = []

  function* add(queueCapacity: number): Steps<void> {
    const runs = 2 * (queues.length + HALVINGS)
    const done = 2 * points.length
    const both = {
      fixed: yield* fixed.lastBack(queueCapacity, done / runs, (done + 1) / runs),
      random: yield* random.lastBack(queueCapacity, (done + 1) / runs, (done + 2) / runs),
    }
    points.push({ queueCapacity, ...both })
    points.sort((x, y) => x.queueCapacity - y.queueCapacity)
  }

  for (const queue of queues) yield* add(queue)
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
