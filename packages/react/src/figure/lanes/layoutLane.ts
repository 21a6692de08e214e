import { fraction } from '../axis/fraction'
import { textWidthPx } from '../svg/textWidth'
import { labelHeightPx, lineHeightPx, minGapPx, smallPx, spanHeightPx, spanPaddingPx, underSpanPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export interface PlacedLabel {
  span: Span
  /** As a fraction of the width, where it is anchored. */
  at: number
  anchor: 'start' | 'end'
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
  const above: PlacedLabel[] = []
  let freeFromPx = 0
  for (const span of spans) {
    if (inside.includes(span)) continue
    const placed = placeAbove(spec, span, freeFromPx, widthPx)
    if (placed === undefined) continue
    above.push(placed.label)
    freeFromPx = placed.untilPx + minGapPx
  }
  return { inside, above }
}

/** Beginning with its span, or ending with it, or wherever it touches it: what finds no such place is in the table only. */
function placeAbove(spec: Lanes, span: Span, freeFromPx: number, widthPx: number): { label: PlacedLabel; untilPx: number } | undefined {
  const labelPx = textWidthPx(span.label, smallPx)
  const [from, until] = [fraction(spec, span.from.value), fraction(spec, span.until.value)]
  if (from * widthPx >= freeFromPx && from * widthPx + labelPx <= widthPx) {
    return { label: { span, at: from, anchor: 'start' }, untilPx: from * widthPx + labelPx }
  }
  if (until * widthPx - labelPx >= freeFromPx) return { label: { span, at: until, anchor: 'end' }, untilPx: until * widthPx }
  if (from * widthPx + labelPx > widthPx && widthPx - labelPx >= freeFromPx) return { label: { span, at: 1, anchor: 'end' }, untilPx: widthPx }
  return undefined
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
