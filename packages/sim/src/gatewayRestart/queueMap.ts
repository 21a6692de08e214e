import type { Slices } from '../core/ensemble'
import { atOnce, inSlices, type Steps } from '../core/steps'
import { including, queuesWith } from './queues'
import { resolve } from './resolve'
import { RunsByQueue } from './runsByQueue'
import type { GatewayRestartAssumptions, QueueMapCell, QueueMapRow } from './types'

const LOGIN_TIMEOUTS_S = [5, 10, 15, 20, 30, 60, 120]

/**
 * The time to the last device by what the accept queue holds and by the login timeout, under the fixed policy: for
 * queues of 64, 128, 256, … 4096, login timeouts of 5, 10, 15, 20, 30, 60 and 120 s, and the assumed ones, both
 * ascending.
 */
export function mapQueues(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1): QueueMapRow[] {
  return atOnce(map(assumptions, seed))
}

/** `mapQueues`, with pauses. Progress counts cells. */
export function mapQueuesInSlices(
  assumptions: Partial<GatewayRestartAssumptions>,
  seed: number,
  slices: Slices,
): Promise<QueueMapRow[]> {
  return inSlices(map(assumptions, seed), slices)
}

function* map(assumptions: Partial<GatewayRestartAssumptions>, seed: number): Steps<QueueMapRow[]> {
  const a: GatewayRestartAssumptions = { ...resolve(assumptions), retryPolicy: 'fixed' }
  const queues = queuesWith(a)
  const timeouts = including(LOGIN_TIMEOUTS_S, a.loginTimeoutS)
  const progress = { done: 0, of: queues.length * timeouts.length }
  const rows: QueueMapRow[] = []
  for (const loginTimeoutS of timeouts) {
    const runs = new RunsByQueue({ ...a, loginTimeoutS }, seed)
    const cells: QueueMapCell[] = []
    for (const queueCapacity of queues) {
      const back = yield* runs.lastBack(queueCapacity, { ...progress })
      cells.push({ queueCapacity, ...back })
      progress.done++
    }
    rows.push({ loginTimeoutS, cells })
  }
  return rows
}
