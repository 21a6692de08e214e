import type { BarRow, Bars } from '../specs'
import type { Canvas } from '../svg/Canvas'
import type { SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawAxis } from './drawAxis'
import { drawRow } from './drawRow'
import { layoutRow } from './layoutRow'
import { axisHeightPx, barHeightPx, barTopPx, minRowPx, underBarPx } from './sizes'

export interface Drawing {
  heightPx: number
  nodes: readonly SvgNode[]
}

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
