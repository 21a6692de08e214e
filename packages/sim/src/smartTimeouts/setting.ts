import { checkSeed } from '../core/resolve'
import { Blacklist } from './blacklist'
import { Chain } from './chain'
import { type Gate, alwaysOpen, closedFrom } from './gate'
import { type Microseconds, inMicroseconds } from './microseconds'
import { type Requests, requestsOf } from './requests'
import { resolve } from './resolve'
import { type Tree, treeOf } from './tree'
import type { ChainPolicy, SmartTimeoutsAssumptions } from './types'

export const POLICIES: readonly ChainPolicy[] = ['without', 'with', 'removed']

/** What the chain is the same in under every policy. */
export interface Setting {
  a: SmartTimeoutsAssumptions
  us: Microseconds
  tree: Tree
  requests: Requests
}

export function settingOf(assumptions: Partial<SmartTimeoutsAssumptions>, seed: number): Setting {
  const a = resolve(assumptions)
  checkSeed('smartTimeouts', seed)
  const us = inMicroseconds(a)
  const tree = treeOf(a)
  return { a, us, tree, requests: requestsOf(a, us, tree, seed) }
}

export function chainUnder(policy: ChainPolicy, setting: Setting): Chain {
  const chain = new Chain(setting, gateOf(policy, setting))
  chain.run()
  return chain
}

function gateOf(policy: ChainPolicy, { a, us }: Setting): Gate {
  if (policy === 'with') return new Blacklist(a, us)
  return policy === 'without' ? alwaysOpen : closedFrom(us.outageFrom)
}
