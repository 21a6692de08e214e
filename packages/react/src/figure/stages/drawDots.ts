import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import type { Stopped } from './spec'
import { dotPitchPx, dotRadiusPx, dotsPerLine, indentPx } from './sizes'

/** Where the middle of a dot lies, from the left edge of the flow and the top of its dots. */
export function dotCentre(index: number): { xPx: number; yPx: number } {
  const line = Math.floor(index / dotsPerLine)
  return { xPx: indentPx + (index - line * dotsPerLine + 0.5) * dotPitchPx, yPx: (line + 0.5) * dotPitchPx }
}

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
