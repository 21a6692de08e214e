import type { Role } from '../specs'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import type { Place } from './drawRow'
import { barHeightPx, emptyStubPx, minBandPx } from './sizes'

/** A bar from the axis' start. The hatch needs the clip of a nested svg; the others share its shape. */
export function drawBar(role: Role, at: number, y: number, canvas: Canvas): SvgNode {
  return clipped({ y, width: canvas.x(at) }, ...inside(role, canvas))
}

export function drawEmptyBar(y: number, { palette }: Canvas): SvgNode {
  return clipped(
    { y, width: emptyStubPx },
    outline('half-open-none', palette.none, { 'stroke-width': 2, 'stroke-dasharray': '4 3' }),
  )
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

function inside(role: Role, { palette }: Canvas): SvgNode[] {
  if (role === 'wrong') return [hatch(palette.wrong), outline('half-open-wrong', palette.wrong, { 'stroke-width': 3 })]
  if (role === 'wait') {
    const line = { 'stroke-width': 3, 'stroke-dasharray': '1.5 3' }
    return [solid('half-open-wait', palette.waitFill), outline('half-open-wait', palette.waitLine, line)]
  }
  return [solid(`half-open-${role}`, palette[role])]
}

/**
 * Stripes of 45°, 2.5 on 6: one dashed line as thick as the bar, sheared. It needs no pattern, so no id that could
 * clash between two figures of a page. Sheared by 45°, a dash of d is d·sin 45° wide across the stripe.
 */
function hatch(colour: string): SvgNode {
  const dashes = [2.5, 3.5].map((px) => Math.round(px * Math.SQRT2 * 1000) / 1000).join(' ')
  const middle = barHeightPx / 2
  return svgNode('line', {
    class: 'half-open-hatch half-open-wrong',
    x1: 0,
    x2: '110%',
    y1: middle,
    y2: middle,
    stroke: colour,
    'stroke-width': barHeightPx,
    'stroke-dasharray': dashes,
    transform: 'skewX(-45)',
  })
}

function solid(name: string, fill: string): SvgNode {
  return svgNode('rect', { class: `half-open-solid ${name}`, width: '100%', height: barHeightPx, fill })
}

/** Half of the stroke is clipped away, so an outline of 1.5 px is a stroke of 3. */
function outline(name: string, stroke: string, attrs: SvgNode['attrs']): SvgNode {
  return svgNode('rect', {
    class: `half-open-outline ${name}`,
    width: '100%',
    height: barHeightPx,
    fill: 'none',
    stroke,
    ...attrs,
  })
}

function clipped(attrs: SvgNode['attrs'], ...children: SvgNode[]): SvgNode {
  return svgNode('svg', { class: 'half-open-bar', x: 0, height: barHeightPx, ...attrs }, ...children)
}

function shift(at: number, widthPx: number): SvgNode['attrs'] {
  return { transform: `translate(${-Math.round(at * widthPx * 100) / 100})` }
}
