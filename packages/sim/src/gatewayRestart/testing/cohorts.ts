import { resolve } from '../resolve'
import type { GatewayRestartAssumptions } from '../types'

const SCHEDULES = { classic: [0, 1, 3, 7, 15, 31, 63], linear: [0, 1, 2, 3, 4, 5, 7, 11, 19, 35, 67] }

/** Connections that entered together: attempts begun at that second, so many. */
interface Batch {
  begunAt: number
  count: number
}

/**
 * One instance and the fixed policy without a device in it: all that have no session begin, time out and begin again
 * together, so that numbers are enough.
 */
export function cohorts(partial: Partial<GatewayRestartAssumptions>) {
  const a = resolve({ ...partial, instances: 1, instancesDown: 1, retryPolicy: 'fixed' })
  const total = { attempts: 0, refused: 0, synDropped: 0, loginTimeouts: 0, wastedLogins: 0 }
  const queue: Batch[] = []
  const line: Batch[] = []
  let out = a.devices
  let begunAt: number | null = null
  let nextAttemptAt = a.retryIntervalS
  let unconnected = 0
  let initialising = 0
  let ready = 0
  const readyAfter: number[] = []

  for (let t = 0; t <= a.horizonS && ready < a.devices; t++) {
    if (begunAt !== null && t === begunAt + a.loginTimeoutS) {
      total.loginTimeouts += out
      begunAt = null
      nextAttemptAt = t + a.retryIntervalS
    }
    if (begunAt === null && t === nextAttemptAt) {
      total.attempts += out
      if (t < a.downtimeS) {
        total.refused += out
        nextAttemptAt = t + a.retryIntervalS
      } else {
        begunAt = t
        unconnected = out
      }
    }
    if (begunAt !== null && SCHEDULES[a.synSchedule].includes(t - begunAt)) {
      const entering = Math.min(unconnected, a.queueCapacity - sum(queue))
      if (entering > 0) queue.push({ begunAt, count: entering })
      unconnected -= entering
      total.synDropped += unconnected
    }
    take(queue, a.acceptPerS, (batch) => line.push(batch))
    let turns = a.authPerS
    while (turns > 0 && line.length > 0) {
      const dead = line[0]!.begunAt !== begunAt
      const free = dead && a.deadLogins === 'skipped'
      const taken = Math.min(line[0]!.count, free ? Infinity : turns)
      take(line, taken, () => undefined)
      if (!free) turns -= taken
      if (dead && !free) total.wastedLogins += taken
      if (dead) continue
      out -= taken
      initialising += taken
    }
    const initialised = Math.min(initialising, a.initPerS)
    initialising -= initialised
    ready += initialised
    readyAfter.push(ready)
  }
  const when = (percent: number) => {
    const t = readyAfter.findIndex((n) => n >= Math.ceil((percent * a.devices) / 100))
    return t < 0 ? null : t
  }
  return { t50S: when(50), t95S: when(95), t100S: when(100), ...total }
}

const sum = (batches: readonly Batch[]) => batches.reduce((n, { count }) => n + count, 0)

/** Takes so many from the front, at most. */
function take(batches: Batch[], most: number, to: (batch: Batch) => void): void {
  let left = most
  while (left > 0 && batches.length > 0) {
    const { begunAt, count } = batches[0]!
    const taken = Math.min(left, count)
    to({ begunAt, count: taken })
    left -= taken
    if (taken === count) batches.shift()
    else batches[0]!.count -= taken
  }
}
