import { checkSeed } from '../core/resolve'
import { resolve } from './resolve'
import { Run, STEP_LIMIT } from './run'
import type { GatewayRestartAssumptions, GatewayRestartRun } from './types'

/** `simulate`, to be computed a few seconds at a time; of `stepLimit` attempts and SYNs together (default a billion). */
export function start(
  assumptions: Partial<GatewayRestartAssumptions> = {},
  seed = 1,
  stepLimit = STEP_LIMIT,
): GatewayRestartRun {
  const a = resolve(assumptions)
  checkSeed('gatewayRestart', seed)
  return new Run(a, seed, stepLimit)
}
