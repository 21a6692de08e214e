import { fraction } from '../axis/fraction'
import { beyondPx, beyondShare } from './sizes'
import type { PlotAxis } from './spec'

/** Where the horizontal axis is cut, of the width; at its end where it is not. */
export function cutAt({ beyond }: PlotAxis): number {
  return beyond === undefined ? 1 : 1 - beyondShare
}

/** Where a value of the horizontal axis lies, of the width. */
export function xAt(axis: PlotAxis, value: number): number {
  return fraction(axis, value) * cutAt(axis)
}

/** How much of the plot's height lies past the cut of the vertical axis. */
export function beyondHeightPx({ beyond }: PlotAxis): number {
  return beyond === undefined ? 0 : beyondPx
}

/** Where a value of the vertical axis lies, from the top of a plot of that height. */
export function yAt(axis: PlotAxis, value: number | null, heightPx: number): number {
  const topPx = beyondHeightPx(axis)
  if (value === null) return topPx / 2
  return Math.round((heightPx - fraction(axis, value) * (heightPx - topPx)) * 100) / 100
}
