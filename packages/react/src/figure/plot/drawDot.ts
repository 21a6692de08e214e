import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import type { PlotLayout } from './layoutPlot'
import { xAt, yAt } from './scale'
import { chosenRadiusPx, dotRadiusPx } from './sizes'
import type { Plot, PlotDot } from './spec'

/** A full dot; past the cut, where nothing is reached, an empty ring. */
export function drawDot({ x: xAxis, y: yAxis }: Plot, { x, y, role, label }: PlotDot, { topPx, plotPx }: PlotLayout, canvas: Canvas): SvgNode {
  const { palette } = canvas
  const place = { cx: canvas.x(xAt(xAxis, x)), cy: topPx + yAt(yAxis, y, plotPx), r: label === undefined ? dotRadiusPx : chosenRadiusPx }
  const colour = role === 'wait' ? palette.waitLine : palette[role]
  if (y === null) return svgNode('circle', { class: `half-open-ring half-open-${role}`, ...place, fill: 'none', stroke: colour, 'stroke-width': 2 })
  return svgNode('circle', { class: `half-open-solid half-open-${role}`, ...place, fill: colour })
}
