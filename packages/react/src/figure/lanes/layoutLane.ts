import { fraction } from '../axis/fraction'
import { textWidthPx } from '../svg/textWidth'
import { marksAcross, placeInside, type InsideLabel } from './placeInside'
import { besideMarkPx, labelHeightPx, leastLabelledPx, lineHeightPx, markLineHeightPx, minGapPx, smallPx, spanHeightPx, underSpanPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export interface AboveLabel {
  span: Span
  label: string
  /** As a fraction of the width, where it is anchored. */
  at: number
  dxPx: number
  anchor: 'start' | 'end'
  fromPx: number
  untilPx: number
}

export interface LaneLayout {
  /** Labels that stand in their spans. */
  inside: readonly InsideLabel[]
  /** Labels that stand in the line above the spans, or in that of the lane's label. */
  above: readonly AboveLabel[]
}

/** At one width: a label, or its short form, stands in its span where it fits, otherwise in the line above. */
export function layoutLane(spec: Lanes, lane: Lane, widthPx: number): LaneLayout {
  const spans = lane.spans.filter(({ label, from, until }) => label !== '' && (fraction(spec, until.value) - fraction(spec, from.value)) * widthPx >= leastLabelledPx)
  const inside = spans.flatMap((span) => placeInside(spec, lane, span, widthPx) ?? [])
  const outside = spans.filter((span) => inside.every((other) => other.span !== span))
  // What is believed and wrong is what the figure is about: its labels have room before the others.
  const wrongFirst = [...outside.filter(({ state }) => state === 'wrong'), ...outside.filter(({ state }) => state !== 'wrong')]
  const taken: { fromPx: number; untilPx: number }[] = spec.compact ? [{ fromPx: 0, untilPx: textWidthPx(lane.label, smallPx) }] : []
  const above: AboveLabel[] = []
  for (const span of wrongFirst) {
    const placed = placesAbove(spec, lane, span, widthPx).find((place) => [...taken, ...above].every((other) => areApart(place, other)))
    if (placed) above.push(placed)
  }
  return { inside, above }
}

/**
 * Beginning with its span, ending with it, or at the edge of the frame; in compact lanes, whose label lines the marks cross,
 * clear of them where that is possible. A label that finds no room is in the table only.
 */
function placesAbove(spec: Lanes, lane: Lane, span: Span, widthPx: number): AboveLabel[] {
  const [from, until] = [fraction(spec, span.from.value), fraction(spec, span.until.value)]
  const marks = spec.compact ? marksAcross(spec, lane).map(({ at }) => at) : []
  const dxPx = spec.compact ? besideMarkPx : 0
  const texts = [span.label, ...(span.short === undefined ? [] : [span.short])]
  const places = texts.flatMap((label) => {
    const labelPx = textWidthPx(label, smallPx)
    const starting = (at: number) => ({ span, label, at, dxPx, anchor: 'start', fromPx: at * widthPx + dxPx, untilPx: at * widthPx + dxPx + labelPx }) as const
    const ending = (at: number) => ({ span, label, at, dxPx: 0, anchor: 'end', fromPx: at * widthPx - labelPx, untilPx: at * widthPx }) as const
    return [starting(from), ...marks.filter((at) => at > from && at < until).map(starting), ending(until), ending(1)]
  })
  const inFrame = places.filter(({ fromPx, untilPx }) => fromPx >= 0 && untilPx <= widthPx && fromPx <= until * widthPx)
  const isCrossed = ({ fromPx, untilPx }: AboveLabel) => marks.some((at) => at * widthPx > fromPx - 2 && at * widthPx < untilPx + 2)
  return [...inFrame.filter((place) => !isCrossed(place)), ...inFrame.filter(isCrossed)]
}

function areApart(a: { fromPx: number; untilPx: number }, b: { fromPx: number; untilPx: number }): boolean {
  return a.fromPx >= b.untilPx + minGapPx || b.fromPx >= a.untilPx + minGapPx
}

export interface LanePlaces {
  topsPx: number[]
  /** Where the spans of each lane begin. */
  spansPx: number[]
  /** Where the lanes end, and with them the marks' lines. */
  lanesEndPx: number
  heightPx: number
}

/** Where each lane stands, the same at every width; labels of marks have a line over all lanes and one under them. */
export function placeLanes(spec: Lanes, widthsPx: readonly number[]): LanePlaces {
  const topsPx: number[] = []
  const spansPx: number[] = []
  const linePx = (place: 'over' | 'under') => (spec.marks?.some((mark) => mark.place === place) ? markLineHeightPx : 0)
  let topPx = linePx('over')
  for (const lane of spec.lanes) {
    const needsLine = !spec.compact && widthsPx.some((widthPx) => layoutLane(spec, lane, widthPx).above.length > 0)
    topsPx.push(topPx)
    spansPx.push(topPx + labelHeightPx + (needsLine ? lineHeightPx : 0))
    topPx = (spansPx.at(-1) ?? 0) + spanHeightPx + underSpanPx
  }
  return { topsPx, spansPx, lanesEndPx: topPx, heightPx: topPx + linePx('under') }
}
