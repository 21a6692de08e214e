import type { SmartTimeoutsAssumptions } from './types'

type Shape = Pick<SmartTimeoutsAssumptions, 'depth' | 'branching'>

/** The servers, numbered level by level: 0 is A, 1 is B1, and the tail is the first of the last level. */
export interface Tree {
  /** The level of each server, 1 for A. */
  levelOf: number[]
  nameOf: string[]
  tail: number
}

export function treeOf(shape: Shape): Tree {
  const levelOf: number[] = []
  const nameOf: string[] = []
  for (let level = 1; level <= shape.depth; level++) {
    const letter = String.fromCharCode('A'.charCodeAt(0) + level - 1)
    const wide = widthOf(shape, level)
    for (let i = 1; i <= wide; i++) {
      levelOf.push(level)
      nameOf.push(level === 1 ? letter : `${letter}${i}`)
    }
  }
  return { levelOf, nameOf, tail: levelOf.indexOf(shape.depth) }
}

export function serversOf(shape: Shape): number {
  let servers = 0
  for (let level = 1; level <= shape.depth; level++) servers += widthOf(shape, level)
  return servers
}

/** The server and those above it, A first. */
export function pathTo(server: number, branching: number): number[] {
  return server === 0 ? [0] : [...pathTo(Math.floor((server - 1) / branching), branching), server]
}

function widthOf({ branching }: Shape, level: number): number {
  let wide = 1
  for (let above = 1; above < level; above++) wide *= branching
  return wide
}
