import type { ByRetryPolicy, GatewayRestartResult, RetryPolicy } from '@half-open/sim/gatewayRestart'

/** How devices wait, in the order in which figures and tables show it. */
export const policies = ['fixed', 'random'] as const satisfies readonly RetryPolicy[]

/** The same fall under both policies, on the same draws. */
export type Restarts = ByRetryPolicy<GatewayRestartResult>
