import { svgNode, type SvgNode } from './SvgNode'

/**
 * Stripes of 45°, 2.5 on 6: one dashed line as thick as what it fills, sheared. It needs no pattern, so no id that could
 * clash between two figures of a page. Sheared by 45°, a dash of d is d·sin 45° wide across the stripe; it begins so far to
 * the left that, sheared, it ends as far to the right of what it fills, however narrow that is.
 */
export function hatch(colour: string, heightPx: number): SvgNode {
  const dashes = [2.5, 3.5].map((px) => Math.round(px * Math.SQRT2 * 1000) / 1000).join(' ')
  return svgNode('line', {
    class: 'half-open-hatch half-open-wrong',
    x1: -heightPx,
    x2: '100%',
    y1: heightPx / 2,
    y2: heightPx / 2,
    stroke: colour,
    'stroke-width': heightPx,
    'stroke-dasharray': dashes,
    transform: `translate(${heightPx}) skewX(-45)`,
  })
}
