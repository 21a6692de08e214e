import { fraction } from '../axis/fraction'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { textWidthPx } from '../svg/textWidth'
import { layoutLane } from './layoutLane'
import { labelBaselinePx, labelHeightPx, lineHeightPx, plaquePaddingPx, smallPx, spanBaselinePx, spanHeightPx, spanPaddingPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

/** The labels of a lane's spans, at one width. */
export function drawLabels(spec: Lanes, lane: Lane, topPx: number, spanTopPx: number, widthPx: number, canvas: Canvas): SvgNode[] {
  const { inside, above } = layoutLane(spec, lane, widthPx)
  const { palette, halo, x } = canvas
  return [
    ...inside.flatMap(({ span, label }) => drawInside(label, span, x(fraction(spec, span.from.value)), spanTopPx, canvas)),
    ...above.map(({ span: { state }, label, at, anchor }) =>
      text(label, `half-open-note half-open-${state === 'wrong' ? 'wrong' : 'plain'}`, {
        x: x(at),
        y: spec.compact ? topPx + labelBaselinePx : topPx + labelHeightPx + lineHeightPx - 5,
        'text-anchor': anchor,
        fill: state === 'wrong' ? palette.wrong : palette.text,
        ...halo,
      }),
    ),
  ]
}

function drawInside(label: string, { state }: Span, x: string | number, spanTopPx: number, { palette }: Canvas): SvgNode[] {
  const fill = { is: palette.surface, wait: palette.onWait, wrong: palette.text, none: palette.text }[state]
  const attrs = { x, dx: spanPaddingPx, y: spanTopPx + spanBaselinePx, fill }
  return [...(state === 'wrong' ? [drawPlaque(label, x, spanTopPx, palette.surface)] : []), text(label, `half-open-in-span half-open-in-${state}`, attrs)]
}

/** A ground for a label on hatch. */
function drawPlaque(label: string, x: string | number, spanTopPx: number, fill: string): SvgNode {
  return svgNode('rect', {
    class: 'half-open-plaque',
    x,
    y: spanTopPx + 2,
    width: textWidthPx(label, smallPx) + 2 * plaquePaddingPx,
    height: spanHeightPx - 4,
    transform: `translate(${spanPaddingPx - plaquePaddingPx})`,
    fill,
  })
}

function text(content: string, name: string, attrs: SvgNode['attrs']): SvgNode {
  return svgNode('text', { class: name, 'font-size': smallPx, ...attrs }, content)
}
