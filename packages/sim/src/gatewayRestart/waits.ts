import { stream } from '../core/random'
import type { GatewayRestartAssumptions } from './types'

/** Whole seconds, at least one. */
export interface Waits {
  /** From the fall to the first attempt. */
  first: (device: number) => number
  /** From a device's n-th failure to its next attempt. */
  afterFailure: (device: number, n: number) => number
}

export function waitsOf(a: GatewayRestartAssumptions, seed: number): Waits {
  if (a.retryPolicy === 'fixed') return { first: () => a.retryIntervalS, afterFailure: () => a.retryIntervalS }

  const firstDraw = stream(seed, 'gatewayRestart.firstAttempt')
  const waitDraw = stream(seed, 'gatewayRestart.wait')
  const next = JITTERS[a.jitter]
  /** Of each device what its next wait is drawn from: the grown wait, or (decorrelated) the wait before, unrounded. */
  const scale = new Float64Array(a.devices).fill(a.backoffBaseS)

  return {
    first: (device) => 1 + Math.floor(firstDraw(device, 0) * a.randomWindowS),
    afterFailure(device, n) {
      const { wait, scale: grown } = next(a, scale[device]!, waitDraw(device, n))
      scale[device] = grown
      return Math.max(1, Math.ceil(wait))
    },
  }
}

type NextWait = (a: GatewayRestartAssumptions, scale: number, u: number) => { wait: number; scale: number }

const grow = (a: GatewayRestartAssumptions, scale: number) => Math.min(a.backoffCapS, scale * a.backoffFactor)

/** As in the AWS Architecture Blog's "Exponential backoff and jitter". */
const JITTERS: Record<GatewayRestartAssumptions['jitter'], NextWait> = {
  full: (a, scale, u) => ({ wait: u * scale, scale: grow(a, scale) }),
  equal: (a, scale, u) => ({ wait: scale / 2 + (u * scale) / 2, scale: grow(a, scale) }),
  decorrelated: (a, scale, u) => {
    const wait = Math.min(a.backoffCapS, a.backoffBaseS + u * (3 * scale - a.backoffBaseS))
    return { wait, scale: wait }
  },
}
