import { fraction } from '../axis/fraction'
import { textWidthPx } from '../svg/textWidth'
import { labelHeightPx, leastHatchPx, lineHeightPx, markLineHeightPx, minGapPx, plaquePaddingPx, smallPx, spanHeightPx, spanPaddingPx, underSpanPx } from './sizes'
import type { Lane, Lanes, Span } from './spec'

export interface PlacedLabel {
  span: Span
  label: string
  /** As a fraction of the width, where it is anchored. */
  at: number
  anchor: 'start' | 'end'
  fromPx: number
  untilPx: number
}

export interface LaneLayout {
  /** Labels that stand in their spans. */
  inside: readonly { span: Span; label: string }[]
  /** Labels that stand in the line above the spans, or in that of the lane's label. */
  above: readonly PlacedLabel[]
}

/** At one width: a label, or its short form, stands in its span where it fits, otherwise in the line above. */
export function layoutLane(spec: Lanes, lane: Lane, widthPx: number): LaneLayout {
  const spans = lane.spans.filter(({ label }) => label !== '')
  const inside = spans.flatMap((span) => {
    const label = textsOf(span).find((text) => fits(spec, span, text, widthPx))
    return label === undefined ? [] : [{ span, label }]
  })
  const outside = spans.filter((span) => inside.every((other) => other.span !== span))
  // What is believed and wrong is what the figure is about: its labels have room before the others.
  const wrongFirst = [...outside.filter(({ state }) => state === 'wrong'), ...outside.filter(({ state }) => state !== 'wrong')]
  const taken: { fromPx: number; untilPx: number }[] = spec.compact ? [{ fromPx: 0, untilPx: textWidthPx(lane.label, smallPx) }] : []
  const above: PlacedLabel[] = []
  for (const span of wrongFirst) {
    const placed = placesAbove(spec, span, widthPx).find((place) => [...taken, ...above].every((other) => areApart(place, other)))
    if (placed) above.push(placed)
  }
  return { inside, above }
}

function textsOf({ label, short }: Span): string[] {
  return short === undefined ? [label] : [label, short]
}

/** Beginning with its span, ending with it, or at the edge of the frame; a label that finds no room is in the table only. */
function placesAbove(spec: Lanes, span: Span, widthPx: number): PlacedLabel[] {
  const [from, until] = [fraction(spec, span.from.value), fraction(spec, span.until.value)]
  return textsOf(span).flatMap((label) => {
    const labelPx = textWidthPx(label, smallPx)
    const starting = { span, label, at: from, anchor: 'start', fromPx: from * widthPx, untilPx: from * widthPx + labelPx } as const
    const ending = (at: number) => ({ span, label, at, anchor: 'end', fromPx: at * widthPx - labelPx, untilPx: at * widthPx }) as const
    return [starting, ending(until), ending(1)].filter(({ fromPx, untilPx }) => fromPx >= 0 && untilPx <= widthPx && fromPx <= until * widthPx)
  })
}

function areApart(a: { fromPx: number; untilPx: number }, b: { fromPx: number; untilPx: number }): boolean {
  return a.fromPx >= b.untilPx + minGapPx || b.fromPx >= a.untilPx + minGapPx
}

/** On hatch only with a ground of its own, and where enough of the hatch is left to be seen. */
function fits(spec: Lanes, span: Span, label: string, widthPx: number): boolean {
  const spanPx = (fraction(spec, span.until.value) - fraction(spec, span.from.value)) * widthPx
  const aroundPx = span.state === 'wrong' ? spanPaddingPx + plaquePaddingPx + leastHatchPx : 2 * spanPaddingPx
  return (span.state !== 'wrong' || spec.compact === true) && textWidthPx(label, smallPx) + aroundPx <= spanPx
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
