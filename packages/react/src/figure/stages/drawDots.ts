import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { dotGrid } from './dotGrid'
import { indentPx } from './sizes'
import type { Stopped } from './spec'

/** One path for all dots of a row: each is a line of no length with round ends. */
export function drawDots({ dots, role }: Stopped, topPx: number, widthPx: number, { palette }: Canvas): SvgNode[] {
  if (dots === 0) return []
  const { perLine, pitchPx, radiusPx } = dotGrid(widthPx)
  const moves = Array.from({ length: dots }, (_, dot) => {
    const x = indentPx + ((dot % perLine) + 0.5) * pitchPx
    const y = topPx + (Math.floor(dot / perLine) + 0.5) * pitchPx
    return `M${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}h0`
  })
  const stroke = { stroke: palette[role], 'stroke-width': 2 * radiusPx, 'stroke-linecap': 'round' }
  return [svgNode('path', { class: `half-open-outline half-open-${role}`, d: moves.join(''), fill: 'none', ...stroke })]
}
