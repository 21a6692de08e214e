import type { Canvas } from '../svg/Canvas'
import { absence, fillOf } from '../svg/fillOf'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { cellGapPx, cellPx, mostCells } from './sizes'
import { workersDo, type TreeServer, type WorkerDoes } from './spec'

const roles = { waitsForDead: 'wrong', waits: 'wait', works: 'is' } as const

interface Cell {
  does: WorkerDoes
  widthPx: number
}

export function workersOf({ workers }: TreeServer): number {
  return workersDo.reduce((sum, does) => sum + workers[does].value, 0)
}

/** How wide the workers are drawn, where there is so much room. */
export function cellsPx(server: TreeServer, roomPx: number): number {
  return Math.min(roomPx, Math.min(mostCells, workersOf(server)) * (cellPx + cellGapPx) - cellGapPx)
}

/** A square for each worker, or, of more than there is room for, a bar whose parts are as wide as the states are frequent; from `dxPx` off the place. */
export function drawCells(
  server: TreeServer,
  place: { x: string | number; dxPx: number; y: number; roomPx: number },
  { palette }: Canvas,
): SvgNode {
  let x = place.dxPx
  const cells = cellsOf(server, cellsPx(server, place.roomPx)).map(({ does, widthPx }) => {
    const inside = does === 'idle' ? [absence(cellPx, palette)] : fillOf(roles[does], cellPx, palette)
    const cell = svgNode(
      'svg',
      { class: 'half-open-part half-open-cut', x, y: 0, width: widthPx, height: cellPx },
      ...inside,
    )
    x += widthPx + cellGapPx
    return cell
  })
  return svgNode(
    'svg',
    { class: 'half-open-part', x: place.x, y: place.y, width: 1, height: cellPx, overflow: 'visible' },
    ...cells,
  )
}

function cellsOf(server: TreeServer, px: number): Cell[] {
  const total = workersOf(server)
  const present = workersDo.filter((does) => server.workers[does].value > 0)
  if (px >= total * (cellPx + cellGapPx) - cellGapPx)
    return present.flatMap((does) =>
      Array.from({ length: server.workers[does].value }, () => ({ does, widthPx: cellPx })),
    )
  // One of ten thousand is still seen.
  const sharedPx = px - cellGapPx * (present.length - 1) - 2 * present.length
  return present.map((does) => ({ does, widthPx: 2 + Math.round((server.workers[does].value / total) * sharedPx) }))
}
