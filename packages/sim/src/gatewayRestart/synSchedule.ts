import type { SynSchedule } from './types'

/**
 * When an attempt sends its SYN, and sends it again while it is unanswered, in seconds from its start. Linux: the pauses
 * double from one second on; since 6.5 four more of a second each come first (tcp_syn_linear_timeouts).
 */
export const SYN_AT_S: Record<SynSchedule, readonly number[]> = {
  classic: [0, 1, 3, 7, 15, 31, 63],
  linear: [0, 1, 2, 3, 4, 5, 7, 11, 19, 35, 67],
}
