import { start } from './start'
import type { GatewayRestartAssumptions, GatewayRestartResult } from './types'

export function simulate(assumptions: Partial<GatewayRestartAssumptions> = {}, seed = 1): GatewayRestartResult {
  const run = start(assumptions, seed)
  run.advance(Infinity)
  return run.result()
}
