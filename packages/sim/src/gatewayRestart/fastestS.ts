import { resolve } from './resolve'
import type { GatewayRestartAssumptions } from './types'

/**
 * How soon after the fall the last device could be back, in seconds, however the devices wait: had the first second brought
 * as many as the gateway can serve, and every second after it; `null` where a rate is 0.
 */
export function fastestS(assumptions: Partial<GatewayRestartAssumptions> = {}): number | null {
  const { devices, downtimeS, instances, instancesDown, acceptPerS, authPerS, initPerS } = resolve(assumptions)
  const ratePerS = Math.min(acceptPerS, authPerS, initPerS)
  if (ratePerS === 0) return null
  const perInstance = (instance: number) => Math.ceil((devices - instance) / instances)
  const out = Array.from({ length: instancesDown }, (_, instance) => perInstance(instance)).reduce((sum, count) => sum + count, 0)
  // From its first second on an attempt finds those up; nobody attempts before that.
  const firstS = 1
  const upFromS = Math.max(downtimeS, firstS)
  const meanwhile = (upFromS - firstS) * (instances - instancesDown) * ratePerS
  if (meanwhile >= out) return firstS + Math.ceil(out / ((instances - instancesDown) * ratePerS)) - 1
  return upFromS + Math.ceil((out - meanwhile) / (instances * ratePerS)) - 1
}
