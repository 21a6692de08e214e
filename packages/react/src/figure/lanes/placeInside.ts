import { fraction } from '../axis/fraction'
import { textWidthPx } from '../svg/textWidth'
import { isOnAxis } from './isOnAxis'
import { endRadiusPx, eventRadiusPx, leastHatchPx, plaquePaddingPx, smallPx, spanPaddingPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export interface InsideLabel {
  span: Span
  label: string
  /** As a fraction of the width: where the span begins, or something in it after which there is room. */
  at: number
  dxPx: number
}

/** Something on a lane that no label may cover. */
interface Obstacle {
  at: number
  halfPx: number
}

const gapPx = 2

/**
 * A place in the span for its label or its short form, clear of dots and marks: after its beginning, otherwise after one of
 * them. What fits at a width fits at every greater one, since only distances grow.
 */
export function placeInside(spec: Lanes, lane: Lane, span: Span, widthPx: number): InsideLabel | undefined {
  if (span.state === 'wrong' && !spec.compact) return undefined
  const [from, until] = [fraction(spec, span.from.value), fraction(spec, span.until.value)]
  const obstacles = obstaclesOn(spec, lane)
  const anchors = [{ at: from, dxPx: spanPaddingPx }, ...obstacles.map(({ at, halfPx }) => ({ at, dxPx: halfPx + 2 * gapPx }))].filter(({ at }) => at >= from && at < until)
  const endPx = until * widthPx - (span.state === 'wrong' ? leastHatchPx : spanPaddingPx)
  const paddingPx = span.state === 'wrong' ? plaquePaddingPx : gapPx
  const labels = [span.label, ...(span.short === undefined ? [] : [span.short])]
  return labels
    .flatMap((label) => anchors.map((anchor) => ({ span, label, ...anchor })))
    .find(({ label, at, dxPx }) => {
      const startPx = at * widthPx + dxPx
      const stopPx = startPx + textWidthPx(label, smallPx)
      const covers = (obstacle: Obstacle) => {
        const middlePx = obstacle.at * widthPx
        return startPx - paddingPx < middlePx + obstacle.halfPx && stopPx + paddingPx > middlePx - obstacle.halfPx
      }
      return stopPx <= endPx && !obstacles.some(covers)
    })
}

function obstaclesOn(spec: Lanes, lane: Lane): Obstacle[] {
  return [
    ...lane.events.filter(({ at }) => isOnAxis(spec, at.value)).map(({ at, end }) => ({ at: fraction(spec, at.value), halfPx: end === undefined ? eventRadiusPx + 1 : endRadiusPx + 1 })),
    ...marksAcross(spec, lane),
  ].sort((a, b) => a.at - b.at)
}

/** The marks whose lines cross a lane; one over the lanes begins at the first, one under them at the last. */
export function marksAcross(spec: Lanes, lane: Lane): Obstacle[] {
  const index = (id: string) => spec.lanes.findIndex((each) => each.id === id)
  const drawn = (spec.marks ?? []).filter(({ at }) => isOnAxis(spec, at))
  const crossing = drawn.filter((mark) => (mark.place === 'over' ? index(lane.id) <= index(mark.lane) : index(lane.id) >= index(mark.lane)))
  return crossing.map(({ at }) => ({ at: fraction(spec, at), halfPx: 1 }))
}
