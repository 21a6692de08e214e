import { drawTicks, placeTick, type PlacedTick } from '../axis/drawAxis'
import { wideFromPx, type Canvas } from '../svg/Canvas'
import type { SvgNode } from '../svg/SvgNode'
import { xAt } from './scale'
import { minGapPx, tickMarkPx } from './sizes'
import type { PlotAxis } from './spec'

/** Short strokes at the foot of the plot with their labels; what lies past the cut has its label before the others. */
export function drawXTicks(axis: PlotAxis, footPx: number, widthPx: number, canvas: Canvas): SvgNode[] {
  const placed: PlacedTick[] = axis.beyond === undefined ? [] : [placeTick({ at: 1, label: axis.beyond }, 1, widthPx)]
  for (const tick of axis.ticks) {
    if (tick.wideOnly && widthPx < wideFromPx) continue
    const next = placeTick(tick, xAt(axis, tick.at), widthPx)
    const isFree = placed.every(({ fromPx, untilPx }) => next.fromPx >= untilPx + minGapPx || next.untilPx + minGapPx <= fromPx)
    if (isFree && next.fromPx >= 0 && next.untilPx <= widthPx) placed.push(next)
  }
  return drawTicks(placed, footPx, canvas, footPx - tickMarkPx)
}
