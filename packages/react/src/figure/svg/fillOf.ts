import type { Role } from '../specs'
import { hatch } from './hatch'
import type { Palette } from './palette'
import { svgNode, type SvgNode } from './SvgNode'

/** What fills a shape of a role, for the nested svg that clips it. */
export function fillOf(role: Role, heightPx: number, palette: Palette): SvgNode[] {
  if (role === 'wrong') return [hatch(palette.wrong, heightPx), outline('half-open-wrong', palette.wrong, heightPx, { 'stroke-width': 3 })]
  if (role === 'wait') {
    const line = { 'stroke-width': 3, 'stroke-dasharray': '1.5 3' }
    return [solid('half-open-wait', palette.waitFill, heightPx), outline('half-open-wait', palette.waitLine, heightPx, line)]
  }
  return [solid(`half-open-${role}`, palette[role], heightPx)]
}

/** Absence: nothing but a dashed outline. */
export function absence(heightPx: number, palette: Palette): SvgNode {
  return outline('half-open-none', palette.none, heightPx, { 'stroke-width': 2, 'stroke-dasharray': '4 3' })
}

function solid(name: string, fill: string, height: number): SvgNode {
  return svgNode('rect', { class: `half-open-solid ${name}`, width: '100%', height, fill })
}

/** Half of the stroke is clipped away, so an outline of 1.5 px is a stroke of 3. */
function outline(name: string, stroke: string, height: number, attrs: SvgNode['attrs']): SvgNode {
  return svgNode('rect', { class: `half-open-outline ${name}`, width: '100%', height, fill: 'none', stroke, ...attrs })
}
