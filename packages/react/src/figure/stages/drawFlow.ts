import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawDots } from './drawDots'
import { notePx, notesOf, type FlowLayout } from './layoutFlow'
import type { Flow, Stage } from './spec'
import { headBaselinePx, headHeightPx, indentPx, labelPx, lineBaselinePx, lineHeightPx, markRadiusPx, spineWidthPx, spineXPx } from './sizes'

/** One flow from its left edge, everything in px: it needs no more room than the narrowest figure has. */
export function drawFlow(flow: Flow, layout: FlowLayout, widthPx: number, canvas: Canvas): SvgNode[] {
  return [
    ...drawSpine(layout, canvas),
    ...flow.stages.flatMap((stage, index) => {
      const place = layout.places[index] ?? { topPx: 0, dotsTopPx: 0 }
      return [
        drawStageMark(stage, place.topPx, canvas),
        drawHead(stage, place.topPx, canvas),
        ...drawNotes(stage, place.topPx + headHeightPx, widthPx, canvas),
        ...(stage.stopped ? drawDots(stage.stopped, place.dotsTopPx, widthPx, canvas) : []),
      ]
    }),
  ]
}

function drawSpine({ places }: FlowLayout, { palette }: Canvas): SvgNode[] {
  const fromPx = markCentrePx(places[0]?.topPx ?? 0)
  const untilPx = markCentrePx(places.at(-1)?.topPx ?? 0)
  return [
    svgNode('rect', {
      class: 'half-open-solid half-open-none',
      x: spineXPx - spineWidthPx / 2,
      y: fromPx,
      width: spineWidthPx,
      height: untilPx - fromPx,
      fill: palette.none,
    }),
  ]
}

function drawStageMark({ role }: Stage, topPx: number, { palette }: Canvas): SvgNode {
  const fill = role === 'wait' ? palette.waitFill : palette[role]
  return svgNode('circle', { class: `half-open-solid half-open-${role}`, cx: spineXPx, cy: markCentrePx(topPx), r: markRadiusPx, fill })
}

function drawHead({ reached, label }: Stage, topPx: number, { palette, halo }: Canvas): SvgNode {
  return svgNode(
    'text',
    { class: 'half-open-text', x: indentPx, y: topPx + headBaselinePx, 'font-size': labelPx, fill: palette.text, ...halo },
    svgNode('tspan', { class: 'half-open-value', 'font-weight': 600 }, reached.text),
    ` ${label}`,
  )
}

function drawNotes(stage: Stage, topPx: number, widthPx: number, { palette, halo }: Canvas): SvgNode[] {
  return notesOf(stage, widthPx).map(({ strong, text, role }, index) =>
    svgNode(
      'text',
      {
        class: `half-open-note half-open-${role}${role === 'wrong' ? ' half-open-strong' : ''}`,
        x: indentPx,
        y: topPx + index * lineHeightPx + lineBaselinePx,
        'font-size': notePx(role),
        fill: palette[role],
        ...halo,
      },
      ...(strong === '' ? [] : [svgNode('tspan', { class: 'half-open-value', 'font-weight': 600 }, strong)]),
      text,
    ),
  )
}

function markCentrePx(topPx: number): number {
  return topPx + headBaselinePx - 5
}
