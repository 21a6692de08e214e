import type { Canvas } from './Canvas'
import { svgNode, type SvgNode } from './SvgNode'

/**
 * Draws something for each width of the canvas. What is alike at neighbouring widths is written once; where it differs
 * the stylesheet's container queries show one of the groups, and without them the narrowest, which fits everywhere.
 */
export function variants(canvas: Canvas, draw: (widthPx: number) => readonly SvgNode[]): SvgNode[] {
  const groups: { from: number; nodes: readonly SvgNode[]; key: string }[] = []
  for (const from of canvas.widthsPx) {
    const nodes = draw(from)
    const key = JSON.stringify(nodes)
    if (groups.at(-1)?.key !== key) groups.push({ from, nodes, key })
  }
  if (groups.length === 1) return [...(groups[0]?.nodes ?? [])]
  return groups.flatMap(({ from, nodes }, index) => {
    if (nodes.length === 0) return []
    const next = groups[index + 1]
    const names = [...(index > 0 ? [`half-open-from-${from}`] : []), ...(next ? [`half-open-until-${next.from}`] : [])]
    return svgNode('g', { class: names.join(' '), ...(index > 0 ? { display: 'none' } : {}) }, ...nodes)
  })
}
