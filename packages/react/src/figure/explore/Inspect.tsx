import { useRef, type ReactElement } from 'react'
import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts'
import { barsRowPx } from '../bars/drawBars'
import type { Bars } from '../specs'
import { fluidCanvas } from '../svg/Canvas'
import { moveByRows } from './moveByRows'
import { noMargin, rowTooltip } from './rechartsProps'
import { RowTooltip } from './RowTooltip'
import { useMeasuredWidth } from './useMeasuredWidth'

export interface InspectProps {
  spec: Bars
  /** Name of the layer for assistive technology: what the arrow keys do. */
  label: string
}

/**
 * An invisible recharts chart over the figure, row on row: it finds the row under the pointer or the keys, marks it and
 * says it. The picture stays the SVG beneath, so waking moves nothing.
 */
export default function Inspect({ spec, label }: InspectProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null)
  const widthPx = useMeasuredWidth(layer)
  const rowPx = barsRowPx(spec, fluidCanvas)
  const data = spec.rows.map((row) => ({ id: row.id, value: Math.min(row.bar?.value ?? 0, spec.x.domain[1]) }))
  return (
    <div ref={layer} className="half-open-inspect" onKeyDownCapture={moveByRows}>
      {widthPx > 0 && (
        <BarChart
          layout="vertical"
          width={widthPx}
          height={rowPx * spec.rows.length}
          data={data}
          margin={noMargin}
          aria-label={label}
        >
          <XAxis type="number" domain={[...spec.x.domain]} hide />
          <YAxis type="category" dataKey="id" hide />
          <Bar dataKey="value" fill="transparent" isAnimationActive={false} />
          <Tooltip {...rowTooltip} content={<RowTooltip spec={spec} rowPx={rowPx} widthPx={widthPx} />} />
        </BarChart>
      )}
    </div>
  )
}
