import { drawTicks } from '../axis/drawAxis'
import { fraction } from '../axis/fraction'
import { axisHeightPx } from '../axis/sizes'
import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import { absence, fillOf } from '../svg/fillOf'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawEvent } from './drawEvent'
import { drawLabels } from './drawLabels'
import { drawLink } from './drawLink'
import { drawMarks } from './drawMarks'
import { isOnAxis } from './isOnAxis'
import { placeLanes } from './layoutLane'
import { placeTimes } from './placeTimes'
import { labelBaselinePx, smallPx, spanHeightPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export function drawLanes(spec: Lanes, canvas: Canvas): Drawing {
  const places = placeLanes(spec, canvas.widthsPx)
  const { topsPx, spansPx, heightPx } = places
  const spanTop = (lane: string) => spansPx[spec.lanes.findIndex(({ id }) => id === lane)] ?? 0
  const perLane = (draw: (lane: Lane, topPx: number, spanTopPx: number) => SvgNode[]) =>
    spec.lanes.flatMap((lane, index) => draw(lane, topsPx[index] ?? 0, spansPx[index] ?? 0))
  return {
    heightPx: heightPx + axisHeightPx,
    nodes: [
      ...variants(canvas, (widthPx) => drawTicks(placeTimes(spec, widthPx), heightPx, canvas)),
      ...spec.links.flatMap((link) => drawLink(spec, link, spanTop(link.from.lane), spanTop(link.to.lane), canvas)),
      ...perLane(({ spans }, _, spanTopPx) => spans.map((span) => drawSpan(spec, span, spanTopPx, canvas))),
      ...drawMarks(spec, places, canvas),
      ...perLane((lane, topPx, spanTopPx) => [
        drawLaneLabel(lane, topPx, canvas),
        ...variants(canvas, (widthPx) => drawLabels(spec, lane, topPx, spanTopPx, widthPx, canvas)),
        ...lane.events.filter(({ at }) => isOnAxis(spec, at.value)).flatMap((event) => drawEvent(event, fraction(spec, event.at.value), spanTopPx, canvas)),
      ]),
    ],
  }
}

function drawSpan(spec: Lanes, { from, until, state }: Span, y: number, canvas: Canvas): SvgNode {
  const start = fraction(spec, from.value)
  const inside = state === 'none' ? [absence(spanHeightPx, canvas.palette)] : fillOf(state, spanHeightPx, canvas.palette)
  const attrs = { x: canvas.x(start), y, width: canvas.x(fraction(spec, until.value) - start), height: spanHeightPx }
  return svgNode('svg', { class: 'half-open-span', ...attrs }, ...inside)
}

function drawLaneLabel({ label }: Lane, topPx: number, { palette, halo }: Canvas): SvgNode {
  return svgNode('text', { class: 'half-open-tick', 'font-size': smallPx, x: 0, y: topPx + labelBaselinePx, fill: palette.none, ...halo }, label)
}
