import type { ChainPolicy } from '@half-open/sim/smartTimeouts'

/** The order in which they are offered, and in which the columns of the table stand. */
export const policies: readonly ChainPolicy[] = ['without', 'with', 'removed']
