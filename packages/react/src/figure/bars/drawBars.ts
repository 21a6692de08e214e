import { drawAxis } from '../axis/drawAxis'
import { axisHeightPx } from '../axis/sizes'
import type { Drawing } from '../Drawing'
import type { BarRow, Bars } from '../specs'
import type { Canvas } from '../svg/Canvas'
import { variants } from '../svg/variants'
import { drawRow } from './drawRow'
import { layoutRow } from './layoutRow'
import { barHeightPx, barTopPx, minRowPx, underBarPx } from './sizes'

export function drawBars(spec: Bars, canvas: Canvas): Drawing {
  const rowPx = barsRowPx(spec, canvas)
  const plotPx = rowPx * spec.rows.length
  const rows = spec.rows.flatMap((row, index) =>
    variants(canvas, (widthPx) =>
      drawRow(spec, row, layoutRow(spec, row, widthPx), { topPx: index * rowPx, widthPx, canvas }),
    ),
  )
  return { heightPx: plotPx + axisHeightPx, nodes: [...drawAxis(spec.x, plotPx, canvas), ...rows] }
}

/** All rows are equally high, at every width: a chart lies over them, and waking or resizing moves nothing. */
export function barsRowPx(spec: Bars, canvas: Canvas): number {
  const lines = (row: BarRow) =>
    Math.max(...canvas.widthsPx.map((widthPx) => layoutRow(spec, row, widthPx).above.length))
  const neededPx = spec.rows.map((row) => barTopPx(lines(row)) + barHeightPx + underBarPx)
  return Math.max(minRowPx, ...neededPx)
}
