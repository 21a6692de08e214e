import type { ReactElement } from 'react'
import type { PlacedTick } from '../axis/drawAxis'
import { tickBaselinePx, tickPx } from '../axis/sizes'
import { labelPx } from '../bars/sizes'
import type { BarRow } from '../specs'

/** What recharts gives a tick of its own drawing. */
interface GivenTick {
  x?: number
  y?: number
  payload?: { value: unknown }
}

export function TickLabel({
  placed,
  x = 0,
  y = 0,
  payload,
}: GivenTick & { placed: readonly PlacedTick[] }): ReactElement | null {
  const found = placed.find(({ tick }) => tick.at === payload?.value)
  if (found === undefined) return null
  return (
    <text className="half-open-tick" x={x} y={y} textAnchor={found.anchor} fontSize={tickPx}>
      {found.tick.label}
    </text>
  )
}

/** Names a row above its bar, without a gutter on the left. */
export function RowLabel({ rows, y = 0, payload }: GivenTick & { rows: readonly BarRow[] }): ReactElement {
  const label = rows.find(({ id }) => id === payload?.value)?.label
  return (
    <text className="half-open-text" x={0} y={y - tickBaselinePx + 2} fontSize={labelPx}>
      {label}
    </text>
  )
}
