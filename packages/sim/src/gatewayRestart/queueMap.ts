import { atOnce, stepwise, type Steps, type Stepwise } from '../core/steps'
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
  return atOnce(map(resolve(assumptions), seed))
}

/** `mapQueues`, a second of one of its runs at a time. */
export function startQueueMap(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1): Stepwise<QueueMapRow[]> {
  return stepwise(map(resolve(assumptions), seed))
}

function* map(a: GatewayRestartAssumptions, seed: number): Steps<QueueMapRow[]> {
  const queues = queuesWith(a)
  const timeouts = including(LOGIN_TIMEOUTS_S, a.loginTimeoutS)
  const rows: QueueMapRow[] = []
  const total = queues.length * timeouts.length
  let done = 0
  for (const loginTimeoutS of timeouts) {
    const runs = new RunsByQueue({ ...a, loginTimeoutS, retryPolicy: 'fixed' }, seed)
    const cells: QueueMapCell[] = []
    for (const queueCapacity of queues) {
      const back = yield* runs.lastBack(queueCapacity, done / total, ++done / total)
      cells.push({ queueCapacity, ...back })
    }
    rows.push({ loginTimeoutS, cells })
  }
  return rows
}
