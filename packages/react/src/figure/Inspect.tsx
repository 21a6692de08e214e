import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts'
import { barsRowPx } from './bars/drawBars'
import { describeRow } from './describeRow'
import type { Chart } from './specs'
import { fluidCanvas } from './svg/Canvas'
import { useMeasuredWidth } from './useMeasuredWidth'

export interface InspectProps {
  spec: Chart
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
  const heightPx = barsRowPx(spec, fluidCanvas) * spec.rows.length
  const data = spec.rows.map((row) => ({ id: row.id, value: row.bar?.value ?? 0 }))
  return (
    <div ref={layer} className="half-open-inspect" onKeyDownCapture={moveByRows}>
      {widthPx > 0 && (
        <BarChart layout="vertical" width={widthPx} height={heightPx} data={data} margin={noMargin} aria-label={label}>
          <XAxis type="number" domain={[...spec.x.domain]} hide />
          <YAxis type="category" dataKey="id" hide />
          <Bar dataKey="value" fill="transparent" isAnimationActive={false} />
          <Tooltip
            cursor={{ className: 'half-open-inspect-row', fill: 'currentColor', fillOpacity: 0.06 }}
            isAnimationActive={false}
            content={<RowTooltip spec={spec} />}
          />
        </BarChart>
      )}
    </div>
  )
}

const noMargin = { top: 0, right: 0, bottom: 0, left: 0 }

interface RowTooltipProps {
  spec: Chart
  /** Given by recharts: whether it shows a row, and its id. */
  active?: boolean
  label?: unknown
}

function RowTooltip({ spec, active, label }: RowTooltipProps): ReactElement | null {
  const index = spec.rows.findIndex((row) => row.id === label)
  if (!active || index < 0) return null
  const { name, values } = describeRow(spec, index)
  return (
    <div className="half-open-tooltip">
      <strong>{name}</strong>
      <dl>
        {values.map(({ column, text }) => <div key={column}><dt>{column}</dt><dd>{text}</dd></div>)}
      </dl>
    </div>
  )
}

const previous = new Set(['ArrowUp', 'ArrowLeft'])
const next = new Set(['ArrowDown', 'ArrowRight'])
const forwarded = new WeakSet<Event>()

/**
 * Recharts listens to left and right only, takes right for "back" in a chart of rows, and hears no key while the pointer
 * rests on it. So the key of either axis is passed on as the one it understands, after the pointer has left.
 */
function moveByRows(event: KeyboardEvent): void {
  const key = next.has(event.key) ? 'ArrowLeft' : previous.has(event.key) ? 'ArrowRight' : null
  if (key === null || forwarded.has(event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  const understood = new window.KeyboardEvent('keydown', { key, bubbles: true })
  forwarded.add(understood)
  event.target.dispatchEvent(understood)
}
