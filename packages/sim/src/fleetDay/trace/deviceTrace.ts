import { checkIndex } from '../../core/checkIndex'
import { checkSeed } from '../../core/resolve'
import { foundAfter } from '../detection'
import { type DeviceDay, deviceDays } from '../deviceDay'
import { DAY_MS, type Milliseconds, inMilliseconds } from '../milliseconds'
import { resolve } from '../resolve'
import { followDevice } from '../sessions'
import type { FleetDayAssumptions } from '../types'
import type { DeviceTrace } from './events'
import { happenings } from './happenings'
import { withRegistry } from './withRegistry'

/** Everything that befalls one device and its registry entry, event by event, as `simulate` counts it. */
export function deviceTrace(assumptions: Partial<FleetDayAssumptions>, seed: number, device: number): DeviceTrace {
  const a = resolve(assumptions)
  checkSeed('fleetDay', seed)
  checkIndex('fleetDay', 'device', device, a.devices)
  const ms = inMilliseconds(a)
  const day = deviceDays(a, ms, seed)(device)
  const until = lastConsequence(a, ms, day)
  return {
    device,
    registry: a.registry,
    fromS: day.lastMessage / 1000,
    untilS: until / 1000,
    events: withRegistry(happenings(a, ms, day, until), a.registry, a.detection),
  }
}

/** When the device is back after its last death in the day and, if it takes that long, the server has found it. */
function lastConsequence(a: FleetDayAssumptions, ms: Milliseconds, day: DeviceDay): number {
  let last = DAY_MS
  followDevice(
    day,
    ms,
    DAY_MS,
    (run) => {
      const inTheDay = Math.min(run.count, Math.ceil((DAY_MS - run.diedAt) / run.every))
      if (inTheDay <= 0) return
      const after = a.registry === 'socket' ? foundAfter(run, a.detection, ms) : Infinity
      const foundAt = after === Infinity ? 0 : run.lastMessage + after
      last = Math.max(last, Math.max(run.loginAt, foundAt) + (inTheDay - 1) * run.every)
    },
    () => undefined,
  )
  return last
}
