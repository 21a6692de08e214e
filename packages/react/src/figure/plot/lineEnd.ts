import { xAt, yAt } from './scale'
import type { Plot, PlotLine } from './spec'

/** A line as far as the axis goes. */
export interface ShownLine {
  points: readonly (readonly [number, number | null])[]
  /** It goes on where the axis ends: for ever, or because the axis is held while the line moves. */
  goesOn: boolean
}

export function shownLine({ x }: Plot, { points, forever }: PlotLine): ShownLine {
  const [, end] = x.domain
  const shown = points.filter(([at]) => at <= end)
  const goesOn = forever || shown.length < points.length
  const last = shown.at(-1)
  return { points: goesOn && last ? [...shown, [end, last[1]]] : shown, goesOn }
}

/** Where a line ends, of the width, and from the top of the plot. */
export function lineEnd(spec: Plot, line: PlotLine, plotPx: number): { at: number; y: number } {
  const [x, y] = shownLine(spec, line).points.at(-1) ?? [spec.x.domain[0], spec.y.domain[0]]
  return { at: line.forever ? 1 : xAt(spec.x, x), y: yAt(spec.y, y, plotPx) }
}
