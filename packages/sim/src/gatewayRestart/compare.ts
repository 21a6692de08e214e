import { simulate } from './simulate'
import type { ByRetryPolicy, GatewayRestartAssumptions, GatewayRestartResult } from './types'

/** The same fall under both policies, on the same draws; `retryPolicy` itself does not matter. */
export function compare(
  assumptions: Partial<GatewayRestartAssumptions> = {},
  seed = 1,
): ByRetryPolicy<GatewayRestartResult> {
  return {
    fixed: simulate({ ...assumptions, retryPolicy: 'fixed' }, seed),
    random: simulate({ ...assumptions, retryPolicy: 'random' }, seed),
  }
}
