import { svgNode, type SvgNode } from '../../figure/svg/SvgNode'
import { toReact } from '../../figure/svg/toReact'

/** The reader's guess over the figure, as wide as it is; the sentence says it to who does not see it. */
export function GuessSvg({ nodes, heightPx }: { nodes: readonly SvgNode[]; heightPx: number }) {
  return (
    <svg className="half-open-chart half-open-guess" aria-hidden="true" width="100%" height={heightPx} direction="ltr">
      {toReact(svgNode('g', {}, ...nodes))}
    </svg>
  )
}
