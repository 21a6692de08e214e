import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { baselinePx, type PlacedText } from './placeText'
import type { PlotTexts } from './placeTexts'
import { smallPx } from './sizes'

export function drawTexts({ ticks, ends, beside }: PlotTexts, topPx: number, canvas: Canvas): SvgNode[] {
  const { palette } = canvas
  return [
    ...ticks.flatMap((placed) => drawText(placed, topPx, { class: 'half-open-tick', fill: palette.none }, canvas)),
    ...beside.flatMap((placed) => drawText(placed, topPx, { class: 'half-open-note half-open-plain', fill: palette.text }, canvas)),
    ...ends.flatMap(({ line: { role }, placed }) => drawText(placed, topPx, { class: `half-open-note half-open-strong half-open-${role}`, fill: palette[role] }, canvas)),
  ]
}

export function drawSmall(text: string, attrs: SvgNode['attrs'], { palette, halo }: Canvas): SvgNode {
  return svgNode('text', { class: 'half-open-tick', 'font-size': smallPx, fill: palette.none, ...attrs, ...halo }, text)
}

function drawText(placed: PlacedText, topPx: number, look: SvgNode['attrs'], { x, halo }: Canvas): SvgNode[] {
  const { at, dxPx, anchor, block } = placed
  return block.lines.map((line, index) => {
    const attrs = { x: x(at), ...(dxPx !== 0 && { dx: dxPx }), y: topPx + baselinePx(placed, index), 'font-size': block.sizePx, 'text-anchor': anchor }
    const isLast = index === block.lines.length - 1
    const value = isLast && block.value !== '' ? [svgNode('tspan', { class: 'half-open-value', 'font-weight': 600 }, block.value)] : []
    return svgNode('text', { ...look, ...attrs, ...halo }, ...(line === '' ? [] : [line]), ...value)
  })
}
