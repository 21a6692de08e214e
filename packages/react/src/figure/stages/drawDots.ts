import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { dotCentre } from './dotPlaces'
import type { Stopped } from './spec'
import { dotRadiusPx } from './sizes'

/** One path for all dots of a row: each is a line of no length with round ends. */
export function drawDots({ dots, role }: Stopped, topPx: number, { palette }: Canvas): SvgNode[] {
  if (dots === 0) return []
  const moves = Array.from({ length: dots }, (_, index) => {
    const { xPx, yPx } = dotCentre(index)
    return `M${xPx} ${topPx + yPx}h0`
  })
  return [
    svgNode('path', {
      class: `half-open-outline half-open-${role}`,
      d: moves.join(''),
      fill: 'none',
      stroke: palette[role],
      'stroke-width': 2 * dotRadiusPx,
      'stroke-linecap': 'round',
    }),
  ]
}
