import { drawTicks } from '../axis/drawAxis'
import { fraction } from '../axis/fraction'
import { axisHeightPx } from '../axis/sizes'
import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import { absence, fillOf } from '../svg/fillOf'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawLink } from './drawLink'
import { layoutLane, placeLanes } from './layoutLane'
import { placeTimes } from './placeTimes'
import { eventRadiusPx, labelBaselinePx, labelHeightPx, lineHeightPx, smallPx, spanBaselinePx, spanHeightPx, spanPaddingPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export function drawLanes(spec: Lanes, canvas: Canvas): Drawing {
  const { topsPx, spansPx, heightPx } = placeLanes(spec, canvas.widthsPx)
  const spanTop = (lane: string) => spansPx[spec.lanes.findIndex(({ id }) => id === lane)] ?? 0
  return {
    heightPx: heightPx + axisHeightPx,
    nodes: [
      ...variants(canvas, (widthPx) => drawTicks(placeTimes(spec, widthPx), heightPx, canvas)),
      ...spec.links.flatMap((link) => drawLink(spec, link, spanTop(link.from.lane), spanTop(link.to.lane), canvas)),
      ...spec.lanes.flatMap((lane, index) => drawLane(spec, lane, topsPx[index] ?? 0, spansPx[index] ?? 0, canvas)),
    ],
  }
}

function drawLane(spec: Lanes, lane: Lane, topPx: number, spansPx: number, canvas: Canvas): SvgNode[] {
  return [
    text(lane.label, 'half-open-tick', { x: 0, y: topPx + labelBaselinePx, fill: canvas.palette.none, ...canvas.halo }),
    ...lane.spans.map((span) => drawSpan(spec, span, spansPx, canvas)),
    ...variants(canvas, (widthPx) => drawLabels(spec, lane, topPx, spansPx, widthPx, canvas)),
    ...lane.events.map(({ at }) => drawEvent(fraction(spec, at.value), spansPx, canvas)),
  ]
}

function drawSpan(spec: Lanes, { from, until, state }: Span, y: number, canvas: Canvas): SvgNode {
  const start = fraction(spec, from.value)
  const inside = state === 'none' ? [absence(spanHeightPx, canvas.palette)] : fillOf(state, spanHeightPx, canvas.palette)
  const attrs = { x: canvas.x(start), y, width: canvas.x(fraction(spec, until.value) - start), height: spanHeightPx }
  return svgNode('svg', { class: 'half-open-span', ...attrs }, ...inside)
}

function drawLabels(spec: Lanes, lane: Lane, topPx: number, spansPx: number, widthPx: number, canvas: Canvas): SvgNode[] {
  const { inside, above } = layoutLane(spec, lane, widthPx)
  const { palette, halo, x } = canvas
  return [
    ...inside.map(({ from, state, label }) => {
      const solid = state === 'is'
      const attrs = { x: x(fraction(spec, from.value)), dx: spanPaddingPx, y: spansPx + spanBaselinePx }
      const fill = solid ? palette.surface : state === 'wait' ? palette.onWait : palette.text
      return text(label, `half-open-in-span half-open-in-${state}`, { ...attrs, fill })
    }),
    ...above.map(({ span, at, anchor }) =>
      text(span.label, `half-open-note half-open-${span.state === 'wrong' ? 'wrong' : 'plain'}`, {
        x: x(at),
        y: topPx + labelHeightPx + lineHeightPx - 5,
        'text-anchor': anchor,
        fill: span.state === 'wrong' ? palette.wrong : palette.text,
        ...halo,
      }),
    ),
  ]
}

function drawEvent(at: number, spansPx: number, { x, palette }: Canvas): SvgNode {
  const attrs = { cx: x(at), cy: spansPx + spanHeightPx / 2, r: eventRadiusPx }
  return svgNode('circle', { class: 'half-open-event', ...attrs, fill: palette.surface, stroke: palette.text, 'stroke-width': 2 })
}

function text(content: string, name: string, attrs: SvgNode['attrs']): SvgNode {
  return svgNode('text', { class: name, 'font-size': smallPx, ...attrs }, content)
}
