import type { Canvas } from '../svg/Canvas'
import type { SvgNode } from '../svg/SvgNode'
import { cellsPx, drawCells } from './cells'
import { drawLink, drawName, drawNote } from './drawServerTexts'
import type { PlacedServer, TreeLevels } from './layoutLevels'
import { nameLinePx, serverPx } from './sizes'

/** The levels share whatever height there is. */
export function drawLevels({ placed, levels }: TreeLevels, heightPx: number, canvas: Canvas): SvgNode[] {
  const { x } = canvas
  const stepPx = levels > 1 ? (heightPx - serverPx) / (levels - 1) : 0
  const topOf = ({ level }: PlacedServer) => Math.round(level * stepPx)
  return [
    ...placed.flatMap((each) => {
      const above = placed.find(({ server }) => server.id === each.server.above)
      if (above === undefined) return []
      const fromPx = topOf(above) + serverPx - (above.server.note ? 0 : 14)
      return [drawLink(each.server, { x1: x(above.at), x2: x(each.at), y1: fromPx, y2: topOf(each) + 2 }, canvas)]
    }),
    ...placed.flatMap((each) => {
      const { server, at } = each
      const topPx = topOf(each)
      const middle = { x: x(at), 'text-anchor': 'middle' }
      return [
        drawName(server, { ...middle, y: topPx + 14 }, canvas),
        drawCells(
          server,
          { x: x(at), dxPx: -cellsPx(server, Infinity) / 2, y: topPx + nameLinePx, roomPx: Infinity },
          canvas,
        ),
        ...drawNote(server, { ...middle, y: topPx + serverPx - 4 }, canvas),
      ]
    }),
  ]
}
