import { textWidthPx, wrapText } from '../svg/textWidth'
import { cellsPx } from './cells'
import { besidePx, deepIndentPx, indentPx, namePx, noteLinePx, rowPx, smallPx, underPx } from './sizes'
import type { ServerTree, TreeServer } from './spec'

export interface ListRow {
  server: TreeServer
  indentPx: number
  topPx: number
  /** Of the note, where it has no room in the row. */
  linesUnder: readonly string[]
}

export interface TreeList {
  rows: readonly ListRow[]
  /** How much further in each level is. */
  stepPx: number
  /** Where the workers begin, in every row, and how much room they have. */
  cellsAtPx: number
  roomPx: number
  heightPx: number
}

/** The servers one under another, each further in than the one that asks it; a note without room in its row lies under it. */
export function layoutList({ servers }: ServerTree, widthPx: number): TreeList {
  const levels = levelsOf(servers)
  const stepPx = Math.max(...levels.values()) < 4 ? indentPx : deepIndentPx
  const indentOf = ({ id }: TreeServer) => levels.get(id)! * stepPx
  const nameEnd = (server: TreeServer) => indentOf(server) + textWidthPx(server.label, namePx, true)
  const cellsAtPx = Math.max(...servers.map(nameEnd)) + besidePx
  const rows: ListRow[] = []
  let heightPx = 0
  for (const server of servers) {
    const notePx = server.note ? textWidthPx(server.note.text, smallPx) : 0
    const noteIsUnder =
      server.note !== undefined && cellsAtPx + cellsPx(server, widthPx - cellsAtPx) + besidePx + notePx > widthPx
    const linesUnder = noteIsUnder ? wrapText(server.note!.text, smallPx, widthPx - indentOf(server) - underPx) : []
    rows.push({ server, indentPx: indentOf(server), topPx: heightPx, linesUnder })
    heightPx += rowPx + linesUnder.length * noteLinePx
  }
  return { rows, stepPx, cellsAtPx, roomPx: widthPx - cellsAtPx, heightPx }
}

/** How many servers ask each other down to each, 0 for the first. */
export function levelsOf(servers: readonly TreeServer[]): Map<string, number> {
  const levels = new Map<string, number>()
  for (const { id, above } of servers) levels.set(id, above === null ? 0 : levels.get(above)! + 1)
  return levels
}
