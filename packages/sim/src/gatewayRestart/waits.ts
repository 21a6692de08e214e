import { stream } from '../core/random'
import type { GatewayRestartAssumptions } from './types'

/** Whole seconds, at least one. */
export interface Waits {
  /** From the fall to the first attempt. */
  first: (device: number) => number
  /** From a device's n-th failure to its next attempt; asked once for each, in order. */
  afterFailure: (device: number, n: number) => number
}

export function waitsOf(a: GatewayRestartAssumptions, seed: number): Waits {
  if (a.retryPolicy === 'fixed') return { first: () => a.retryIntervalS, afterFailure: () => a.retryIntervalS }
  const firstDraw = stream(seed, 'gatewayRestart.firstAttempt')
  const unrounded = JITTERS[a.jitter](a, stream(seed, 'gatewayRestart.wait'))
  return {
    first: (device) => 1 + Math.floor(firstDraw(device, 0) * a.randomWindowS),
    afterFailure: (device, n) => Math.max(1, Math.ceil(unrounded(device, n))),
  }
}

type Wait = (device: number, n: number) => number

/** As in the AWS Architecture Blog's "Exponential backoff and jitter". */
const JITTERS: Record<GatewayRestartAssumptions['jitter'], (a: GatewayRestartAssumptions, draw: Wait) => Wait> = {
  full: (a, draw) => {
    const grown = backoff(a)
    return (device, n) => draw(device, n) * grown(n)
  },
  equal: (a, draw) => {
    const grown = backoff(a)
    return (device, n) => grown(n) / 2 + (draw(device, n) * grown(n)) / 2
  },
  decorrelated: ({ devices, backoffBaseS, backoffCapS }, draw) => {
    const previous = new Float64Array(devices).fill(backoffBaseS)
    return (device, n) => {
      const widest = 3 * previous[device]! - backoffBaseS
      return (previous[device] = Math.min(backoffCapS, backoffBaseS + draw(device, n) * widest))
    }
  },
}

/** min(cap, base × factorⁿ⁻¹), by repeated multiplication: engines round powers differently. */
function backoff(a: GatewayRestartAssumptions): (n: number) => number {
  const { backoffBaseS, backoffFactor, backoffCapS, horizonS } = a
  // A device fails at most once a second.
  const grown = [0, backoffBaseS]
  while (grown.at(-1)! < backoffCapS && grown.length <= horizonS + 1) {
    grown.push(Math.min(backoffCapS, grown.at(-1)! * backoffFactor))
  }
  const last = grown.length - 1
  return (n) => grown[n < last ? n : last]!
}
