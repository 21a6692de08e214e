import type { GatewayRestartAssumptions, QueuePoint } from '@half-open/sim/gatewayRestart'

/** Until when every fleet was watched that is neither back nor proven never to be: the horizon, unless runs were cut short. */
export function watchedS(points: readonly QueuePoint[], { horizonS }: GatewayRestartAssumptions): number {
  const open = points
    .flatMap(({ fixed, random }) => [fixed, random])
    .filter(({ t100S, isStuck }) => t100S === null && !isStuck)
  return Math.min(horizonS, ...open.map((back) => back.watchedS))
}
