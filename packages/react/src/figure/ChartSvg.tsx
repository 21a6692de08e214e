import type { ReactElement } from 'react'
import type { Drawing } from './Drawing'
import { svgNode } from './svg/SvgNode'
import { toReact } from './svg/toReact'

/**
 * The figure itself, as the server sends it and as it stays: without a viewBox, x in percent, heights and texts in px,
 * so it is right at any width with neither script nor stylesheet. It has no ids, so any number may stand on a page.
 */
export function ChartSvg({ name, drawing: { heightPx, nodes } }: { name: string; drawing: Drawing }): ReactElement {
  return (
    <svg className="half-open-chart" role="img" aria-label={name} width="100%" height={heightPx} direction="ltr">
      {toReact(svgNode('g', { 'aria-hidden': 'true' }, ...nodes))}
    </svg>
  )
}
