import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { textWidthPx } from '../svg/textWidth'
import { layoutLane } from './layoutLane'
import type { InsideLabel } from './placeInside'
import { labelBaselinePx, labelHeightPx, lineHeightPx, outlinePx, plaquePaddingPx, smallPx, spanBaselinePx, spanHeightPx } from './sizes'
import type { Lane, Lanes } from './spec'

/** The labels of a lane's spans, at one width. */
export function drawLabels(spec: Lanes, lane: Lane, topPx: number, spanTopPx: number, widthPx: number, canvas: Canvas): SvgNode[] {
  const { inside, above } = layoutLane(spec, lane, widthPx)
  const { palette, halo, x } = canvas
  return [
    ...inside.flatMap((label) => drawInside(label, spanTopPx, canvas)),
    ...above.map(({ span: { state }, label, at, dxPx, anchor }) =>
      text(label, `half-open-note half-open-${state === 'wrong' ? 'wrong' : 'plain'}`, {
        x: x(at),
        dx: dxPx,
        y: spec.compact ? topPx + labelBaselinePx : topPx + labelHeightPx + lineHeightPx - 5,
        'text-anchor': anchor,
        fill: state === 'wrong' ? palette.wrong : palette.text,
        ...halo,
      }),
    ),
  ]
}

function drawInside({ span: { state }, label, at, dxPx }: InsideLabel, spanTopPx: number, { palette, x }: Canvas): SvgNode[] {
  const fill = { is: palette.surface, wait: palette.onWait, wrong: palette.text, none: palette.text }[state]
  const attrs = { x: x(at), dx: dxPx, y: spanTopPx + spanBaselinePx, fill }
  const plaque = svgNode('rect', {
    class: 'half-open-plaque',
    x: x(at),
    y: spanTopPx + outlinePx,
    width: textWidthPx(label, smallPx) + plaquePaddingPx + dxPx - outlinePx,
    height: spanHeightPx - 2 * outlinePx,
    transform: `translate(${outlinePx})`,
    fill: palette.surface,
  })
  return [...(state === 'wrong' ? [plaque] : []), text(label, `half-open-in-span half-open-in-${state}`, attrs)]
}

function text(content: string, name: string, attrs: SvgNode['attrs']): SvgNode {
  return svgNode('text', { class: name, 'font-size': smallPx, ...attrs }, content)
}
