import type { Canvas } from '../svg/Canvas'
import { fillOf } from '../svg/fillOf'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import type { CellPlace } from './layoutCells'
import { cellHeightPx } from './sizes'
import type { CellState } from './spec'

/** From left to right what became of it: all right, hatched and then right, or hatched throughout. */
export function drawCell(state: CellState, { xPx, widthPx }: CellPlace, y: number, { palette }: Canvas): SvgNode {
  const attrs = { class: 'half-open-span', x: xPx, y, width: widthPx, height: cellHeightPx }
  const first = fillOf(state === 'kept' ? 'is' : 'wrong', cellHeightPx, palette)
  if (state !== 'passing') return svgNode('svg', attrs, ...first)
  const half = svgNode('svg', { class: 'half-open-span', x: '50%', width: '50%', height: cellHeightPx }, ...fillOf('is', cellHeightPx, palette))
  return svgNode('svg', attrs, ...first, half)
}
