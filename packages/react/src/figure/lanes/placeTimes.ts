import { placeTick, type PlacedTick } from '../axis/drawAxis'
import { fraction } from '../axis/fraction'
import { wideFromPx } from '../svg/Canvas'
import { minGapPx } from './sizes'
import type { Lanes } from './spec'

/** The ticks that have room at a width; what happened at 0 has it before every round time. */
export function placeTimes(spec: Lanes, widthPx: number): PlacedTick[] {
  const zero = placeTick({ at: 0, label: spec.zeroLabel }, fraction(spec, 0), widthPx)
  const placed = [zero]
  for (const tick of spec.ticks) {
    if (tick.wideOnly && widthPx < wideFromPx) continue
    const next = placeTick(tick, fraction(spec, tick.at), widthPx)
    if (placed.every((other) => next.fromPx >= other.untilPx + minGapPx || next.untilPx + minGapPx <= other.fromPx)) placed.push(next)
  }
  return placed.sort((a, b) => a.at - b.at)
}
