import type { Role } from '../specs'
import type { Canvas } from '../svg/Canvas'
import { absence, fillOf } from '../svg/fillOf'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import type { Place } from './drawRow'
import { barHeightPx, emptyStubPx, minBandPx } from './sizes'

/** A bar from the axis' start. The hatch needs the clip of a nested svg; the others share its shape. */
export function drawBar(role: Role, at: number, y: number, canvas: Canvas): SvgNode {
  return clipped({ y, width: canvas.x(at) }, ...fillOf(role, barHeightPx, canvas.palette))
}

export function drawEmptyBar(y: number, { palette }: Canvas): SvgNode {
  return clipped({ y, width: emptyStubPx }, absence(barHeightPx, palette))
}

/** The tick where 95 % are done: 2 px, taller than the bar; shifted with its place so that both edges hold it. */
export function drawMark(at: number, y: number, { x, palette }: Canvas): SvgNode {
  return svgNode('rect', {
    class: 'half-open-mark',
    x: x(at),
    y: y - 2,
    width: 2,
    height: barHeightPx + 4,
    fill: palette.text,
    ...shift(at, 2),
  })
}

/** Where the bar ends over many runs: a thin bracket under it, drawn only where an eye can tell it from a line. */
export function drawBand(edges: readonly number[], y: number, { widthPx, canvas: { x, palette } }: Place): SvgNode[] {
  const [low = 0, high = 0] = edges
  if ((high - low) * widthPx <= minBandPx) return []
  const attrs = { class: 'half-open-band', fill: palette.none }
  const bottom = y + barHeightPx
  return [
    svgNode('rect', { ...attrs, x: x(low), y: bottom + 2, width: x(high - low), height: 1 }),
    svgNode('rect', { ...attrs, x: x(low), y: bottom + 1, width: 1, height: 3, ...shift(low, 1) }),
    svgNode('rect', { ...attrs, x: x(high), y: bottom + 1, width: 1, height: 3, ...shift(high, 1) }),
  ]
}

function clipped(attrs: SvgNode['attrs'], ...children: SvgNode[]): SvgNode {
  return svgNode('svg', { class: 'half-open-bar', x: 0, height: barHeightPx, ...attrs }, ...children)
}

function shift(at: number, widthPx: number): SvgNode['attrs'] {
  return { transform: `translate(${-Math.round(at * widthPx * 100) / 100})` }
}
