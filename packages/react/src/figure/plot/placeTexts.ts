import { beyondHeightPx, xAt, yAt } from './scale'
import { aroundPoint, endBlock, heightOf, placeText, smallBlock, type Block, type Box, type PlacedText, type Spot } from './placeText'
import { besidePx, chosenRadiusPx, endLineHeightPx, overPointPx, smallLineHeightPx } from './sizes'
import type { Plot, PlotBand, PlotDot, PlotLine, PlotMark } from './spec'

/** The texts in and over a plot at one width; what lies at the plot's top is at 0. */
export interface PlotTexts {
  /** On the lines of the grid. */
  ticks: readonly PlacedText[]
  /** At the ends of the lines. */
  ends: readonly { line: PlotLine; placed: PlacedText }[]
  /** Of dots, bands and marks; one that finds no room is left out. */
  beside: readonly PlacedText[]
}

/** Each text keeps clear of those before it. */
export function placeTexts(spec: Plot, plotPx: number, widthPx: number): PlotTexts {
  const taken: Box[] = []
  const place = (block: Block, spots: Iterable<Spot>): PlacedText[] => {
    const placed = placeText(block, spots, taken, { widthPx, plotPx })
    if (placed === undefined) return []
    taken.push(placed.box)
    return [placed]
  }
  const small = (text: string, spots: (block: Block) => Iterable<Spot>) => {
    const block = smallBlock(text, widthPx)
    return place(block, spots(block))
  }

  const ticks = [
    ...(spec.y.beyond === undefined ? [] : small(spec.y.beyond, () => [atLeft(2)])),
    ...spec.y.ticks.flatMap(({ at, label }) => small(label, (block) => [atLeft(yAt(spec.y, at, plotPx) - heightOf(block))])),
  ]
  const fromLeft = [...spec.lines].sort((a, b) => endX(spec, a) - endX(spec, b))
  const ends = fromLeft.flatMap((line) => {
    const block = endBlock(line.label, line.value, widthPx)
    return place(block, endSpots(spec, line, block, plotPx, widthPx)).map((placed) => ({ line, placed }))
  })
  const beside = [
    ...spec.dots.flatMap((dot) => (dot.label === undefined ? [] : small(dot.label, (block) => dotSpots(spec, dot, block, plotPx, widthPx)))),
    ...spec.bands.flatMap((band) => {
      const block = bandBlock(spec, band, widthPx)
      return place(block, bandSpots(spec, band, block, plotPx, widthPx))
    }),
    ...spec.marks.flatMap((mark) => (mark.label === undefined ? [] : small(mark.label, (block) => markSpots(spec, mark, block, plotPx)))),
  ]
  return { ticks, ends, beside }
}

function atLeft(topPx: number): Spot {
  return { at: 0, dxPx: 0, anchor: 'start', topPx }
}

/** Where a line ends, of the width. */
export function endX({ x }: Plot, { points, forever }: PlotLine): number {
  return forever ? 1 : xAt(x, points.at(-1)?.[0] ?? x.domain[0])
}

export function endY({ y }: Plot, { points }: PlotLine, plotPx: number): number {
  return yAt(y, points.at(-1)?.[1] ?? y.domain[0], plotPx)
}

/** Over the line's end, under it where it goes on for ever, else in a row over the plot: there is always one that is free. */
function* endSpots(spec: Plot, line: PlotLine, block: Block, plotPx: number, widthPx: number): Generator<Spot> {
  const around = aroundPoint(block, endX(spec, line), widthPx)
  const y = endY(spec, line, plotPx)
  yield { ...around, topPx: y - overPointPx - heightOf(block) }
  if (line.forever) yield { ...around, topPx: y + besidePx }
  for (let row = 0; ; row++) {
    const topPx = -overPointPx - heightOf(block) - row * endLineHeightPx
    yield { ...around, topPx }
    yield { at: 1, dxPx: 0, anchor: 'end', topPx }
    yield { ...atLeft(topPx) }
  }
}

function* dotSpots(spec: Plot, dot: PlotDot, block: Block, plotPx: number, widthPx: number): Generator<Spot> {
  const at = xAt(spec.x, dot.x)
  const y = yAt(spec.y, dot.y, plotPx)
  const around = aroundPoint(block, at, widthPx)
  const offPx = chosenRadiusPx + besidePx
  yield { ...around, topPx: y - offPx - heightOf(block) }
  yield { ...around, topPx: y + offPx }
  yield { at, dxPx: offPx, anchor: 'start', topPx: y - heightOf(block) / 2 }
  yield { at, dxPx: -offPx, anchor: 'end', topPx: y - heightOf(block) / 2 }
}

/** Wrapped into the band where it is wide enough for its longest word, in one line beside it where not. */
function bandBlock({ x }: Plot, { from, until, label }: PlotBand, widthPx: number): Block {
  const roomPx = (xAt(x, until) - xAt(x, from)) * widthPx - 2 * besidePx
  const inside = smallBlock(label, roomPx)
  return inside.widthPx <= roomPx ? inside : smallBlock(label, widthPx)
}

function* bandSpots(spec: Plot, { from, until }: PlotBand, block: Block, plotPx: number, widthPx: number): Generator<Spot> {
  const [start, end] = [xAt(spec.x, from), xAt(spec.x, until)]
  const isInside = block.widthPx <= (end - start) * widthPx - 2 * besidePx
  for (const topPx of rows(block, beyondHeightPx(spec.y) + besidePx, plotPx)) yield { at: isInside ? start : end, dxPx: besidePx, anchor: 'start', topPx }
}

/** From the foot of the plot up, where a line that climbs is no longer: beside the mark, after it or before it. */
function* markSpots(spec: Plot, { at }: PlotMark, block: Block, plotPx: number): Generator<Spot> {
  for (const topPx of [...rows(block, 0, plotPx)].reverse()) {
    yield { at: xAt(spec.x, at), dxPx: besidePx, anchor: 'start', topPx }
    yield { at: xAt(spec.x, at), dxPx: -besidePx, anchor: 'end', topPx }
  }
}

function* rows(block: Block, fromPx: number, plotPx: number): Generator<number> {
  for (let topPx = fromPx; topPx + heightOf(block) + 2 <= plotPx; topPx += smallLineHeightPx) yield topPx
}
