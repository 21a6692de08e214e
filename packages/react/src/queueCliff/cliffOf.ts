import type { QueuePoint } from '@half-open/sim/gatewayRestart'

export interface Cliff {
  /** The first queue from which on none of those tried brings the whole fleet back under the fixed policy. */
  from: number
  /** It is proven for each of them that none ever does. */
  isNever: boolean
}

/** `undefined` where the longest queue brings all back, or where none does. */
export function cliffOf(points: readonly QueuePoint[]): Cliff | undefined {
  const last = points.reduce((found, { fixed }, index) => (fixed.t100S === null ? found : index), -1)
  const beyond = points.slice(last + 1)
  if (last < 0 || beyond[0] === undefined) return undefined
  return { from: beyond[0].queueCapacity, isNever: beyond.every(({ fixed }) => fixed.isStuck) }
}
