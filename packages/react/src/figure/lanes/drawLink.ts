import { fraction } from '../axis/fraction'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawCross } from './drawCross'
import { spanHeightPx } from './sizes'
import type { Lanes, Link } from './spec'

const looks = {
  ok: { class: 'half-open-link half-open-is', role: 'is', dash: {} },
  wrong: { class: 'half-open-link half-open-wrong', role: 'wrong', dash: {} },
  lost: { class: 'half-open-link half-open-wrong', role: 'wrong', dash: { 'stroke-dasharray': '4 3' } },
  held: { class: 'half-open-link half-open-wait', role: 'waitLine', dash: { 'stroke-dasharray': '1.5 3' } },
  plain: { class: 'half-open-link half-open-none', role: 'text', dash: {} },
} as const

/** A line between two lanes; it ends at a dot where it came to, at a cross where it was lost. */
export function drawLink(spec: Lanes, { from, to, kind }: Link, fromTopPx: number, toTopPx: number, { x, palette }: Canvas): SvgNode[] {
  const look = looks[kind]
  const up = toTopPx < fromTopPx
  const [y1, y2] = up ? [fromTopPx, toTopPx + spanHeightPx] : [fromTopPx + spanHeightPx, toTopPx]
  const end = x(fraction(spec, to.at))
  const attrs = { class: look.class, stroke: palette[look.role], 'stroke-width': 2 }
  return [
    svgNode('line', { ...attrs, x1: x(fraction(spec, from.at)), y1, x2: end, y2, ...look.dash }),
    ...(kind === 'lost' ? [drawCross(end, y2, attrs)] : [svgNode('circle', { class: look.class, cx: end, cy: y2, r: 3, fill: palette[look.role] })]),
  ]
}
