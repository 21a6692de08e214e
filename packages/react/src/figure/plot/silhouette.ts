import type { Box } from './placeText'
import { shownLine } from './lineEnd'
import { xAt, yAt } from './scale'
import type { Plot, PlotLine } from './spec'

const columns = 200
/** Of a line, with what parts it from a text. */
const clearPx = 3

/** From where to where the lines reach in each column of the plot; a text that can stands clear of that. */
export function silhouette(spec: Plot, plotPx: number): (box: Box, widthPx: number) => boolean {
  const reached: (readonly [number, number][])[] = spec.lines.map((line) => reachOf(spec, line, plotPx))
  return ({ fromPx, untilPx, topPx, bottomPx }, widthPx) => {
    const [from, until] = [fromPx, untilPx].map((px) => Math.min(columns - 1, Math.floor((px / widthPx) * columns))) as [number, number]
    return reached.some((line) => line.slice(from, until + 1).some(([top, bottom]) => bottom + clearPx > topPx && top - clearPx < bottomPx))
  }
}

function reachOf(spec: Plot, line: PlotLine, plotPx: number): [number, number][] {
  const reach: [number, number][] = []
  let last: number | undefined
  for (const [x, y] of shownLine(spec, line).points) {
    const [column, at] = [Math.min(columns - 1, Math.floor(xAt(spec.x, x) * columns)), yAt(spec.y, y, plotPx)]
    const [start, from] = [reach.length, last ?? at]
    // Level until here, and then upright; or straight from there.
    const between = (share: number) => (line.isStraight ? from + (at - from) * share : from)
    const share = (index: number) => (index - start) / (column + 1 - start)
    if (last !== undefined) while (reach.length < column) reach.push(range(between(share(reach.length)), between(share(reach.length + 1))))
    const [top, bottom] = reach[column] ?? range(between(share(column)), at)
    reach[column] = [Math.min(top, at), Math.max(bottom, at)]
    last = at
  }
  return reach
}

function range(a: number, b: number): [number, number] {
  return [Math.min(a, b), Math.max(a, b)]
}
