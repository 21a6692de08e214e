import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawCross } from './drawCross'
import { endRadiusPx, eventRadiusPx, spanHeightPx } from './sizes'
import type { LaneEvent } from './spec'

/** A dot on the lane; of what ended, a full one where it arrived, a cross where it was lost, a ring where it never went. */
export function drawEvent({ end }: LaneEvent, at: number, spanTopPx: number, { x, palette }: Canvas): SvgNode[] {
  const place = { cx: x(at), cy: spanTopPx + spanHeightPx / 2 }
  const ring = { fill: palette.surface, stroke: palette.text, 'stroke-width': 2 }
  const plain = svgNode('circle', { class: 'half-open-event', ...place, r: eventRadiusPx, ...ring })
  if (end === undefined) return [plain]
  const ground = svgNode('circle', { class: 'half-open-event', ...place, r: endRadiusPx, ...ring })
  if (end === 'none') return [ground]
  if (end === 'is') return [ground, svgNode('circle', { class: 'half-open-solid half-open-is', ...place, r: eventRadiusPx, fill: palette.is })]
  return [ground, drawCross(place.cx, place.cy, { class: 'half-open-link half-open-wrong', stroke: palette.wrong, 'stroke-width': 2 })]
}
