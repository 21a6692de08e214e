import type { Canvas } from '../svg/Canvas'
import type { SvgNode } from '../svg/SvgNode'
import { cellsPx, drawCells } from './cells'
import { drawLink, drawName, drawNote } from './drawServerTexts'
import type { ListRow, TreeList } from './layoutList'
import { besidePx, cellPx, noteLinePx, rowPx, underPx } from './sizes'

export function drawList({ rows, stepPx, cellsAtPx, roomPx }: TreeList, canvas: Canvas): SvgNode[] {
  return rows.flatMap((row) => {
    const { server, topPx, linesUnder } = row
    const baselinePx = topPx + 17
    return [
      ...drawElbow(row, rows, stepPx, canvas),
      drawName(server, { x: row.indentPx, y: baselinePx }, canvas),
      drawCells(server, { x: 0, dxPx: cellsAtPx, y: topPx + (rowPx - cellPx) / 2, roomPx }, canvas),
      ...(linesUnder.length === 0
        ? drawNote(server, { x: cellsAtPx + cellsPx(server, roomPx) + besidePx, y: baselinePx }, canvas)
        : linesUnder.flatMap((line, index) =>
            drawNote(
              server,
              { x: row.indentPx + underPx, y: topPx + rowPx + (index + 1) * noteLinePx - 5 },
              canvas,
              line,
            ),
          )),
    ]
  })
}

/** Down from the server above, and across to this one. */
function drawElbow(
  { server, topPx, indentPx: fromPx }: ListRow,
  rows: readonly ListRow[],
  stepPx: number,
  canvas: Canvas,
): SvgNode[] {
  const above = rows.find((row) => row.server.id === server.above)
  if (above === undefined) return []
  const x = fromPx - stepPx + 5
  const middlePx = topPx + rowPx / 2
  // What lies between the two hangs on the same line.
  const before = rows.filter((row) => row.server.above === server.above && row.topPx < topPx).at(-1)
  const y1 = before ? before.topPx + rowPx / 2 : above.topPx + 21
  return [
    drawLink({ ...server, isCutOff: false }, { x1: x, x2: x, y1, y2: middlePx }, canvas),
    drawLink(server, { x1: x, x2: x + stepPx - 8, y1: middlePx, y2: middlePx }, canvas),
  ]
}
