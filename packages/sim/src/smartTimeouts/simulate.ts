import { checkSeed } from '../core/resolve'
import { Blacklist } from './blacklist'
import { Chain } from './chain'
import { type Gate, alwaysOpen, closedFrom } from './gate'
import { inMicroseconds } from './microseconds'
import { requestsOf } from './requests'
import { resolve } from './resolve'
import { summaryOf } from './summary'
import { treeOf } from './tree'
import type { SmartTimeoutsAssumptions, SmartTimeoutsResult } from './types'

export function simulate(assumptions: Partial<SmartTimeoutsAssumptions> = {}, seed = 1): SmartTimeoutsResult {
  const a = resolve(assumptions)
  checkSeed('smartTimeouts', seed)
  const us = inMicroseconds(a)
  const tree = treeOf(a)
  const requests = requestsOf(a, us, tree, seed)
  const under = (gate: Gate) => {
    const chain = new Chain(a, us, tree, requests, gate)
    chain.run()
    return summaryOf(chain, gate, a, us, tree)
  }
  return { without: under(alwaysOpen), with: under(new Blacklist(a, us)), removed: under(closedFrom(us.outageFrom)) }
}
