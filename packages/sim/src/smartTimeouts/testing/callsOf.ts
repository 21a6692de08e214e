import { settingOf } from '../setting'
import type { SmartTimeoutsAssumptions } from '../types'

/** When the tail is asked for, in seconds: the same under every policy. */
export function callsOf(assumptions: Partial<SmartTimeoutsAssumptions>, seed: number): number[] {
  const { requests, tree } = settingOf(assumptions, seed)
  return requests.issuedAt.filter((_, i) => requests.server[i] === tree.tail).map((at) => at / 1e6)
}
