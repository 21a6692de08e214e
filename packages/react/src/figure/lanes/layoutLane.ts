import { fraction } from '../axis/fraction'
import { textWidthPx } from '../svg/textWidth'
import { labelHeightPx, lineHeightPx, minGapPx, smallPx, spanHeightPx, spanPaddingPx, underSpanPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export interface PlacedLabel {
  span: Span
  /** As a fraction of the width, where it is anchored. */
  at: number
  anchor: 'start' | 'end'
  fromPx: number
  untilPx: number
}

export interface LaneLayout {
  /** Labels that stand in their spans. */
  inside: readonly Span[]
  /** Labels that stand in the line above the spans. */
  above: readonly PlacedLabel[]
}


/** At one width: a label stands in its span where it fits and nothing is hatched, otherwise in the line above. */
export function layoutLane(spec: Lanes, lane: Lane, widthPx: number): LaneLayout {
  const spans = lane.spans.filter(({ label }) => label !== '')
  const inside = spans.filter((span) => span.state !== 'wrong' && fits(spec, span, widthPx))
  const outside = spans.filter((span) => !inside.includes(span))
  // What is believed and wrong is what the figure is about: its labels have room before the others.
  const wrongFirst = [...outside.filter(({ state }) => state === 'wrong'), ...outside.filter(({ state }) => state !== 'wrong')]
  const above: PlacedLabel[] = []
  for (const span of wrongFirst) {
    const placed = placesAbove(spec, span, widthPx).find((place) => above.every((other) => areApart(place, other)))
    if (placed) above.push(placed)
  }
  return { inside, above }
}

/** Beginning with its span, ending with it, or at the edge of the frame; a label that finds no room is in the table only. */
function placesAbove(spec: Lanes, span: Span, widthPx: number): PlacedLabel[] {
  const labelPx = textWidthPx(span.label, smallPx)
  const [from, until] = [fraction(spec, span.from.value), fraction(spec, span.until.value)]
  const starting = { span, at: from, anchor: 'start', fromPx: from * widthPx, untilPx: from * widthPx + labelPx } as const
  const ending = (at: number) => ({ span, at, anchor: 'end', fromPx: at * widthPx - labelPx, untilPx: at * widthPx }) as const
  return [starting, ending(until), ending(1)].filter(({ fromPx, untilPx }) => fromPx >= 0 && untilPx <= widthPx && fromPx <= until * widthPx)
}

function areApart(a: PlacedLabel, b: PlacedLabel): boolean {
  return a.fromPx >= b.untilPx + minGapPx || b.fromPx >= a.untilPx + minGapPx
}

function fits(spec: Lanes, span: Span, widthPx: number): boolean {
  const spanPx = (fraction(spec, span.until.value) - fraction(spec, span.from.value)) * widthPx
  return textWidthPx(span.label, smallPx) + 2 * spanPaddingPx <= spanPx
}

/** Where the spans of each lane begin, and where the last lane ends; the same at every width. */
export function placeLanes(spec: Lanes, widthsPx: readonly number[]): { topsPx: number[]; spansPx: number[]; heightPx: number } {
  const topsPx: number[] = []
  const spansPx: number[] = []
  let topPx = 0
  for (const lane of spec.lanes) {
    const needsLine = widthsPx.some((widthPx) => layoutLane(spec, lane, widthPx).above.length > 0)
    topsPx.push(topPx)
    spansPx.push(topPx + labelHeightPx + (needsLine ? lineHeightPx : 0))
    topPx = (spansPx.at(-1) ?? 0) + spanHeightPx + underSpanPx
  }
  return { topsPx, spansPx, heightPx: topPx }
}
