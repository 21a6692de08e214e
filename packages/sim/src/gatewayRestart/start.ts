import { checkSeed } from '../core/resolve'
import { resolve } from './resolve'
import { Run, STEP_LIMIT } from './run'
import type { GatewayRestartAssumptions, GatewayRestartRun } from './types'

/** `simulate`, to be computed a few seconds at a time. */
export function start(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1): GatewayRestartRun {
  const a = resolve(assumptions)
  checkSeed('gatewayRestart', seed)
  return new Run(a, seed, STEP_LIMIT)
}
