import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import type { PlotLayout } from './layoutPlot'
import { beyondHeightPx, cutAt, xAt, yAt } from './scale'
import type { Plot } from './spec'

/** What lies behind the data: bands, the lines of the grid, the axis and its cut, marks. */
export function drawFrame(spec: Plot, { topPx, plotPx }: PlotLayout, canvas: Canvas): SvgNode[] {
  const { x, palette } = canvas
  const footPx = topPx + plotPx
  const hairline = (y: number) => svgNode('rect', { class: 'half-open-grid', x: 0, y, width: x(1), height: 1, fill: palette.text, 'fill-opacity': 0.14 })
  const band = (from: number, until: number, heightPx: number) =>
    svgNode('rect', { class: 'half-open-plot-band', x: x(from), y: topPx, width: x(until - from), height: heightPx, fill: palette.text, 'fill-opacity': 0.07 })
  return [
    ...spec.bands.map(({ from, until }) => band(xAt(spec.x, from), xAt(spec.x, until), plotPx)),
    ...(spec.y.beyond === undefined ? [] : [band(0, 1, beyondHeightPx(spec.y))]),
    ...spec.y.ticks.map(({ at }) => hairline(topPx + yAt(spec.y, at, plotPx))),
    hairline(footPx),
    ...(spec.x.beyond === undefined ? [] : [drawCut(x(cutAt(spec.x)), footPx, canvas)]),
    ...spec.marks.map(({ at }) => drawMark(x(xAt(spec.x, at)), topPx, footPx, canvas)),
  ]
}

function drawMark(position: string | number, y1: number, y2: number, { palette }: Canvas): SvgNode {
  const attrs = { x1: position, x2: position, y1, y2, stroke: palette.text, 'stroke-width': 1.5, 'stroke-dasharray': '1.5 3' }
  return svgNode('line', { class: 'half-open-link half-open-none', ...attrs })
}

/** Two strokes across the axis, in a drawing of their own, since a path knows no percent. */
function drawCut(position: string | number, footPx: number, { palette }: Canvas): SvgNode {
  const strokes = svgNode('path', { class: 'half-open-link half-open-none', d: 'M-4 5L0 -5M1 5L5 -5', fill: 'none', stroke: palette.text, 'stroke-width': 1.5 })
  return svgNode('svg', { class: 'half-open-part', x: position, y: footPx, width: 1, height: 1, overflow: 'visible' }, strokes)
}
