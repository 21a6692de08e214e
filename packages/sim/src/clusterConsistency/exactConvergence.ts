import { exp } from '../core/math'
import { watchedAtMs } from './convergence'
import { inMicroseconds, type Microseconds } from './microseconds'
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
export function freshShare(a: ClusterConsistencyAssumptions, tMs: number): number {
  const us = inMicroseconds(a)
  const share = (a.loadSpread === 'constant' || us.load === 0 ? afterConstantLoad : afterExponentialLoad)(
    us,
    tMs * 1000,
  )
  return Math.min(1, Math.max(0, share))
}

function afterConstantLoad({ pollPeriod, load }: Microseconds, at: number): number {
  return pollPeriod === 0 ? Number(at >= load) : (at - load) / pollPeriod
}

function afterExponentialLoad({ pollPeriod, load }: Microseconds, at: number): number {
  if (pollPeriod === 0) return 1 - exp(-at / load)
  if (at < pollPeriod) return at / pollPeriod - (load / pollPeriod) * (1 - exp(-at / load))
  return 1 - (load / pollPeriod) * (exp(-(at - pollPeriod) / load) - exp(-at / load))
}
