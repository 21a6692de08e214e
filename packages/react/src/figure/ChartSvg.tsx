import type { ReactElement } from 'react'
import type { Chart } from './Chart'
import { fluidCanvas } from './svg/Canvas'
import { svgNode } from './svg/SvgNode'
import { toReact } from './svg/toReact'

/**
 * The figure itself, as the server sends it and as it stays: without a viewBox, x in percent, heights and texts in px,
 * so it is right at any width with neither script nor stylesheet. It has no ids, so any number may stand on a page.
 */
export function ChartSvg({ chart }: { chart: Chart }): ReactElement {
  const { heightPx, nodes } = chart.draw(fluidCanvas)
  return (
    <svg className="half-open-chart" role="img" aria-label={chart.name} width="100%" height={heightPx} direction="ltr">
      {toReact(svgNode('g', { 'aria-hidden': 'true' }, ...nodes))}
    </svg>
  )
}
