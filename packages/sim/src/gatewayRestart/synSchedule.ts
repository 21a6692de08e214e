import type { SynSchedule } from './types'

/**
 * Seconds from an attempt's start at which its unanswered SYN is sent again. Linux: doubling from one second on; since
 * 6.5 four more a second apart come first (tcp_syn_linear_timeouts).
 */
export const SYN_AGAIN_S: Record<SynSchedule, readonly number[]> = {
  classic: [1, 3, 7, 15, 31, 63],
  linear: [1, 2, 3, 4, 5, 7, 11, 19, 35, 67],
}
