import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { curveUnits } from './sizes'

/** Paths whose horizontal units are stretched to the width of the figure, and whose vertical ones are px. */
export function drawStretched(topPx: number, heightPx: number, paths: readonly SvgNode[], { x }: Canvas): SvgNode {
  const frame = { x: 0, y: topPx, width: x(1), height: heightPx, viewBox: `0 0 ${curveUnits} ${heightPx}`, preserveAspectRatio: 'none' }
  // Visible beyond its frame: half of a line along the edge lies outside.
  return svgNode('svg', { class: 'half-open-part', ...frame, overflow: 'visible' }, ...paths)
}
