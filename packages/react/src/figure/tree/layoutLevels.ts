import { wideFromPx } from '../svg/Canvas'
import { textWidthPx } from '../svg/textWidth'
import { cellsPx } from './cells'
import { levelsOf } from './layoutList'
import { besidePx, levelGapPx, namePx, serverPx, smallPx } from './sizes'
import type { ServerTree, TreeServer } from './spec'

export interface PlacedServer {
  server: TreeServer
  /** Its middle, of the width. */
  at: number
  level: number
}

export interface TreeLevels {
  placed: readonly PlacedServer[]
  levels: number
  heightPx: number
}

/** The servers level by level, each over those below it; `undefined` where that would be too narrow for their texts. */
export function layoutLevels({ servers }: ServerTree, widthPx: number): TreeLevels | undefined {
  if (widthPx < wideFromPx) return undefined
  const levelOf = levelsOf(servers)
  const leaves = servers.filter(({ id }) => servers.every(({ above }) => above !== id))
  const placed = servers.map((server): PlacedServer & { roomPx: number } => {
    const below = leaves.flatMap((leaf, index) => (isUnder(leaf, server, servers) ? [index] : []))
    const at = (below[0]! + below.at(-1)! + 1) / 2 / leaves.length
    return { server, at, level: levelOf.get(server.id)!, roomPx: (below.length / leaves.length) * widthPx }
  })
  if (placed.some(({ server, roomPx }) => widthOf(server) + besidePx > roomPx)) return undefined
  const levels = Math.max(...levelOf.values()) + 1
  return { placed, levels, heightPx: levels * (serverPx + levelGapPx) - levelGapPx }
}

function isUnder({ id, above }: TreeServer, server: TreeServer, servers: readonly TreeServer[]): boolean {
  if (id === server.id) return true
  const next = servers.find((each) => each.id === above)
  return next !== undefined && isUnder(next, server, servers)
}

function widthOf(server: TreeServer): number {
  return Math.max(
    textWidthPx(server.label, namePx, true),
    cellsPx(server, Infinity),
    textWidthPx(server.note?.text ?? '', smallPx),
  )
}
