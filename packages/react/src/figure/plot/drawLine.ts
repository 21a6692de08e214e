import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawStretched } from './drawStretched'
import type { PlotLayout } from './layoutPlot'
import { lineEnd, shownLine } from './lineEnd'
import { cutAt, xAt, yAt } from './scale'
import { bracketPx, curveUnits, dataStrokePx, endRadiusPx, minSpreadPx, subjectStrokePx } from './sizes'
import type { Plot, PlotLine } from './spec'

/** A line to its end, or past the cut where it has none. */
export function drawLine(spec: Plot, line: PlotLine, { topPx, plotPx }: PlotLayout, canvas: Canvas): SvgNode[] {
  const { x, palette } = canvas
  const { role, forever } = line
  const { goesOn } = shownLine(spec, line)
  const end = lineEnd(spec, line, plotPx)
  const y = topPx + end.y
  const stroke = { stroke: palette[role], 'stroke-width': role === 'is' ? subjectStrokePx : dataStrokePx }
  const look = { class: `half-open-line half-open-${role}`, fill: 'none', ...stroke }
  const curve = svgNode('path', { ...look, d: pathOf(spec, line, plotPx), 'vector-effect': 'non-scaling-stroke', 'stroke-linejoin': 'round' })
  const isReached = !goesOn && !line.breaksOff && line.points.at(-1)?.[1] !== null
  const beyond = { ...look, x1: x(cutAt(spec.x)), x2: x(1), y1: y, y2: y, 'stroke-dasharray': '4 3' }
  return [
    drawStretched(topPx, plotPx, [curve], canvas),
    ...(forever && spec.x.beyond !== undefined ? [svgNode('line', beyond)] : []),
    ...(isReached && !line.isOver ? [svgNode('circle', { class: `half-open-solid half-open-${role}`, cx: x(end.at), cy: y, r: endRadiusPx, fill: palette[role] })] : []),
    ...variants(canvas, (widthPx) => drawSpread(spec, line, y, widthPx, canvas)),
  ]
}

/** Of points that a picture cannot tell apart the last is drawn: there the line arrives. */
function pathOf(spec: Plot, line: PlotLine, plotPx: number): string {
  const byColumn = new Map(shownLine(spec, line).points.map(([x, y]) => [Math.round(xAt(spec.x, x) * curveUnits), yAt(spec.y, y, plotPx)]))
  let path = ''
  let before: number | undefined
  for (const [column, y] of byColumn) {
    if (before === undefined) path += `M${column} ${y}`
    else if (line.isStraight) path += `L${column} ${y}`
    else if (y !== before) path += `H${column}V${y}`
    before = y
  }
  const end = [...byColumn.keys()].at(-1)
  return end === undefined ? path : `${path}H${end}`
}

/** Where the line ends over many runs: a bracket under its end, drawn only where an eye can tell it from a dot. */
function drawSpread({ x: axis }: Plot, { role, spread }: PlotLine, y: number, widthPx: number, { x, palette }: Canvas): SvgNode[] {
  if (spread === undefined) return []
  const [from, until] = [xAt(axis, spread[0]), xAt(axis, spread[1])]
  if ((until - from) * widthPx <= minSpreadPx) return []
  const attrs = { class: `half-open-solid half-open-${role}`, fill: palette[role] }
  const top = y + endRadiusPx + 2
  return [
    svgNode('rect', { ...attrs, x: x(from), y: top + bracketPx / 2, width: x(until - from), height: 1 }),
    svgNode('rect', { ...attrs, x: x(from), y: top, width: 1, height: bracketPx }),
    svgNode('rect', { ...attrs, x: x(until), y: top, width: 1, height: bracketPx, transform: 'translate(-1)' }),
  ]
}
