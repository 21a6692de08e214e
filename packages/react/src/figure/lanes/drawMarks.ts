import { placeTick } from '../axis/drawAxis'
import { fraction } from '../axis/fraction'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { isOnAxis } from './isOnAxis'
import type { LanePlaces } from './layoutLane'
import { markBaselinePx, markLineHeightPx, minGapPx, smallPx, spanHeightPx } from './sizes'
import type { Lanes, Mark } from './spec'

/** Lines across the lanes, over their spans, each from its own label. */
export function drawMarks(spec: Lanes, places: LanePlaces, canvas: Canvas): SvgNode[] {
  const marks = spec.marks ?? []
  return [
    ...marks.filter(({ at }) => isOnAxis(spec, at)).map((mark) => drawLine(spec, mark, places, canvas)),
    ...variants(canvas, (widthPx) => [...drawMarkLabels(spec, 'over', 0, widthPx, canvas), ...drawMarkLabels(spec, 'under', places.lanesEndPx, widthPx, canvas)]),
  ]
}

function drawLine(spec: Lanes, { at, role, place, lane }: Mark, { spansPx, lanesEndPx }: LanePlaces, { x, palette }: Canvas): SvgNode {
  const spanTopPx = spansPx[spec.lanes.findIndex(({ id }) => id === lane)] ?? 0
  const [y1, y2] = place === 'over' ? [markLineHeightPx - 2, spanTopPx + spanHeightPx + 3] : [spanTopPx - 3, lanesEndPx + 2]
  const look = role === 'wrong' ? { stroke: palette.wrong } : { stroke: palette.text, 'stroke-dasharray': '1.5 3' }
  const position = x(fraction(spec, at))
  return svgNode('line', { class: `half-open-link half-open-${role}`, x1: position, x2: position, y1, y2, 'stroke-width': 2, ...look })
}

function drawMarkLabels(spec: Lanes, where: Mark['place'], topPx: number, widthPx: number, { x, palette, halo }: Canvas): SvgNode[] {
  let untilPx = -minGapPx
  return (spec.marks ?? []).flatMap(({ at, label, role, place }) => {
    if (place !== where) return []
    const placed = placeTick({ at, label }, fraction(spec, at), widthPx)
    if (placed.fromPx < Math.max(0, untilPx + minGapPx) || placed.untilPx > widthPx) return []
    untilPx = placed.untilPx
    const attrs = { x: x(placed.at), y: topPx + markBaselinePx, 'text-anchor': placed.anchor, fill: role === 'wrong' ? palette.wrong : palette.text, ...halo }
    return [svgNode('text', { class: `half-open-note half-open-${role === 'wrong' ? 'wrong' : 'plain'}`, 'font-size': smallPx, ...attrs }, label)]
  })
}
