import { svgNode, type SvgNode } from '../svg/SvgNode'
import { crossPx } from './sizes'

/** In a nested svg of no size, since a path knows no percent. */
export function drawCross(x: string | number, y: number, attrs: SvgNode['attrs']): SvgNode {
  const d = `M${-crossPx} ${-crossPx}L${crossPx} ${crossPx}M${crossPx} ${-crossPx}L${-crossPx} ${crossPx}`
  return svgNode('svg', { x, y, width: 1, height: 1, overflow: 'visible' }, svgNode('path', { ...attrs, d, fill: 'none' }))
}
