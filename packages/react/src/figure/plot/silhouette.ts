import type { Box } from './placeText'
import { shownLine } from './lineEnd'
import { xAt, yAt } from './scale'
import type { Plot } from './spec'

const columns = 200
/** Of a line, with what parts it from a text. */
const clearPx = 3

/** From where to where the lines reach in each column of the plot; a text that can stands clear of that. */
export function silhouette(spec: Plot, plotPx: number): (box: Box, widthPx: number) => boolean {
  const reached: (readonly [number, number][])[] = spec.lines.map((line) => reachOf(spec, shownLine(spec, line).points, plotPx))
  return ({ fromPx, untilPx, topPx, bottomPx }, widthPx) => {
    const [from, until] = [fromPx, untilPx].map((px) => Math.min(columns - 1, Math.floor((px / widthPx) * columns))) as [number, number]
    return reached.some((line) => line.slice(from, until + 1).some(([top, bottom]) => bottom + clearPx > topPx && top - clearPx < bottomPx))
  }
}

function reachOf(spec: Plot, points: readonly (readonly [number, number])[], plotPx: number): [number, number][] {
  const reach: [number, number][] = []
  let last: number | undefined
  for (const [x, y] of points) {
    const [column, at] = [Math.min(columns - 1, Math.floor(xAt(spec.x, x) * columns)), yAt(spec.y, y, plotPx)]
    // Level until here, and then upright.
    if (last !== undefined) while (reach.length < column) reach.push([last, last])
    const before = reach[column] ?? [last ?? at, last ?? at]
    reach[column] = [Math.min(before[0], at), Math.max(before[1], at)]
    last = at
  }
  return reach
}
