import type { ReactElement } from 'react'
import type { Bars } from '../specs'
import { describeRow } from './describeRow'

export interface RowTooltipProps {
  spec: Bars
  rowPx: number
  widthPx: number
  /** Given by recharts: whether it shows a row, its id, and where the pointer is. */
  active?: boolean
  label?: unknown
  coordinate?: { x?: number }
}

const tooltipPx = 288

/**
 * A row in words, beside the row and never on it: under those of the upper half, above those of the lower. It is not a
 * live region, as recharts' own would be: the article has one.
 */
export function RowTooltip({ spec, rowPx, widthPx, active, label, coordinate }: RowTooltipProps): ReactElement | null {
  const index = spec.rows.findIndex((row) => row.id === label)
  if (!active || index < 0) return null
  const { name, values } = describeRow(spec, index)
  const left = Math.max(0, Math.min((coordinate?.x ?? 0) - tooltipPx / 2, widthPx - tooltipPx))
  const place =
    index < spec.rows.length / 2
      ? { left, top: (index + 1) * rowPx }
      : { left, top: index * rowPx, transform: 'translateY(-100%)' }
  return (
    <div className="half-open-tooltip" style={place}>
      <strong>{name}</strong>
      <dl>
        {values.map(({ column, text }) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
