import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawStretched } from './drawStretched'
import type { PlotLayout } from './layoutPlot'
import { endX, endY } from './placeTexts'
import { cutAt, xAt, yAt } from './scale'
import { curveUnits, dataStrokePx, endRadiusPx, subjectStrokePx } from './sizes'
import type { Plot, PlotLine } from './spec'

/** A line in steps or straight from point to point, to its end, or past the cut where it has none. */
export function drawLine(spec: Plot, line: PlotLine, { topPx, plotPx }: PlotLayout, canvas: Canvas): SvgNode[] {
  const { x, palette } = canvas
  const { role, forever } = line
  const stroke = { stroke: palette[role], 'stroke-width': role === 'is' ? subjectStrokePx : dataStrokePx }
  const look = { class: `half-open-line half-open-${role}`, fill: 'none', ...stroke }
  const curve = svgNode('path', { ...look, d: pathOf(spec, line, plotPx), 'vector-effect': 'non-scaling-stroke', 'stroke-linejoin': 'round' })
  const y = topPx + endY(spec, line, plotPx)
  return [
    drawStretched(topPx, plotPx, [curve], canvas),
    ...(forever && spec.x.beyond !== undefined ? [svgNode('line', { ...look, x1: x(cutAt(spec.x)), x2: x(1), y1: y, y2: y, 'stroke-dasharray': '4 3' })] : []),
    ...(forever ? [] : [svgNode('circle', { class: `half-open-solid half-open-${role}`, cx: x(endX(spec, line)), cy: y, r: endRadiusPx, fill: palette[role] })]),
  ]
}

/** Of points that a picture cannot tell apart the last is drawn: there the line arrives. */
function pathOf(spec: Plot, { points, forever, straight }: PlotLine, plotPx: number): string {
  const [, endOfAxis] = spec.x.domain
  const shown = points.filter(([x]) => x <= endOfAxis)
  const last = shown.at(-1)
  const all = forever && last ? [...shown, [endOfAxis, last[1]] as const] : shown
  const byColumn = new Map(all.map(([x, y]) => [Math.round(xAt(spec.x, x) * curveUnits), yAt(spec.y, y, plotPx)]))
  if (straight) return [...byColumn].map(([column, y], index) => `${index === 0 ? 'M' : 'L'}${column} ${y}`).join('')
  let path = ''
  let before: number | undefined
  for (const [column, y] of byColumn) {
    if (before === undefined) path += `M${column} ${y}`
    else if (y !== before) path += `H${column}V${y}`
    before = y
  }
  const end = [...byColumn.keys()].at(-1)
  return end === undefined ? path : `${path}H${end}`
}
