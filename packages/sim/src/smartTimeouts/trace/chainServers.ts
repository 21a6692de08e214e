import { resolve } from '../resolve'
import { type Tree, pathTo, treeOf } from '../tree'
import type { SmartTimeoutsAssumptions } from '../types'
import type { ChainServers } from './types'

/** The servers of the tree, which of them fails, and which counts its failures. */
export function chainServers(assumptions: Partial<SmartTimeoutsAssumptions> = {}): ChainServers {
  const { depth, branching } = resolve(assumptions)
  return namesOf(treeOf({ depth, branching }), branching)
}

export function namesOf({ nameOf, tail }: Tree, branching: number): ChainServers {
  const nameAbove = (server: number) => nameOf[pathTo(server, branching).at(-2) ?? -1] ?? null
  return {
    servers: nameOf.map((name, server) => ({ name, above: nameAbove(server) })),
    tail: nameOf[tail]!,
    parent: nameAbove(tail)!,
  }
}
