import { POLICIES, chainUnder, settingOf } from './setting'
import { summaryOf } from './summary'
import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from './types'

export function simulate(assumptions: Partial<SmartTimeoutsAssumptions> = {}, seed = 1): SmartTimeoutsResult {
  const setting = settingOf(assumptions, seed)
  const results = POLICIES.map((policy) => [policy, summaryOf(chainUnder(policy, setting), setting)])
  return Object.fromEntries(results) as SmartTimeoutsResult
}
