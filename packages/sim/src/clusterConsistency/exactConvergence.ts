import { exp } from '../core/math'
import { watchedAtMs } from './convergence'
import { inMicroseconds } from './microseconds'
import { resolve } from './resolve'
import type { ClusterConsistencyAssumptions, ConvergencePoint } from './types'

/**
 * The law that `simulate`'s `convergence` comes nearer to the more trials there are, at the same times or at those given, in
 * milliseconds from the commit and not before it.
 */
export function exactConvergence(
  assumptions: Partial<ClusterConsistencyAssumptions> = {},
  timesMs?: readonly number[],
): ConvergencePoint[] {
  const a = resolve(assumptions)
  return (timesMs ?? watchedAtMs(inMicroseconds(a))).map((tMs) => {
    const fresh = freshShare(a, tMs)
    let others = 1
    for (let node = 1; node < a.nodes; node++) others *= fresh
    return { tMs, nodesShare: (1 + (a.nodes - 1) * fresh) / a.nodes, allShare: others }
  })
}

/** How likely a node other than the writer serves the change so long after the commit: after a uniform poll and a load. */
export function freshShare({ pollPeriodMs: P, loadMs: m, loadSpread }: ClusterConsistencyAssumptions, tMs: number): number {
  if (loadSpread === 'constant' || m === 0) return P === 0 ? Number(tMs >= m) : Math.min(1, Math.max(0, (tMs - m) / P))
  if (P === 0) return 1 - exp(-tMs / m)
  if (tMs < P) return tMs / P - (m / P) * (1 - exp(-tMs / m))
  return 1 - (m / P) * (exp(-(tMs - P) / m) - exp(-tMs / m))
}
