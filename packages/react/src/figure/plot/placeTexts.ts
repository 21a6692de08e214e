import { lineEnd } from './lineEnd'
import { beyondHeightPx, xAt, yAt } from './scale'
import { aroundPoint, endBlock, heightOf, placeText, smallBlock, type Block, type Box, type PlacedText, type Spot } from './placeText'
import { silhouette } from './silhouette'
import { besidePx, chosenRadiusPx, endLineHeightPx, insidePx, overPointPx, smallLineHeightPx } from './sizes'
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
  const frame = { widthPx, plotPx }
  const crossesLine = silhouette(spec, plotPx)
  const put = (placed: PlacedText | undefined) => {
    if (placed === undefined) return []
    taken.push(placed.box)
    return [placed]
  }
  const place = (block: Block, spots: Iterable<Spot>) => put(placeText(block, spots, taken, frame))
  // Clear of the lines where that is possible.
  const placeBeside = (block: Block, spots: (block: Block) => Iterable<Spot>) =>
    put(placeText(block, spots(block), taken, frame, (box) => !crossesLine(box, widthPx)) ?? placeText(block, spots(block), taken, frame))

  const ticks = [
    ...(spec.y.beyond === undefined ? [] : place(smallBlock(spec.y.beyond, widthPx), [atLeft(0)])),
    ...spec.y.ticks.flatMap(({ at, label }) => {
      const block = smallBlock(label, widthPx)
      return place(block, [atLeft(yAt(spec.y, at, plotPx) - heightOf(block))])
    }),
  ]
  const isEnding = ({ isOver }: PlotLine) => !isOver
  const fromLeft = [...spec.lines.filter((line) => !isEnding(line)), ...spec.lines.filter(isEnding).sort((a, b) => lineEnd(spec, a, plotPx).at - lineEnd(spec, b, plotPx).at)]
  const ends = fromLeft.flatMap((line) => {
    const block = endBlock(line.label, line.value, widthPx)
    return place(block, endSpots(spec, line, block, plotPx, widthPx)).map((placed) => ({ line, placed }))
  })
  const beside = [
    ...spec.dots.flatMap((dot) => (dot.label === undefined ? [] : placeBeside(smallBlock(dot.label, widthPx), (block) => dotSpots(spec, dot, block, plotPx, widthPx)))),
    ...spec.bands.flatMap((band) => placeBeside(bandBlock(spec, band, widthPx), (block) => bandSpots(spec, band, block, plotPx, widthPx))),
    ...spec.marks.flatMap((mark) => (mark.label === undefined ? [] : placeBeside(smallBlock(mark.label, widthPx), (block) => markSpots(spec, mark, block, plotPx)))),
  ]
  return { ticks, ends, beside }
}

function atLeft(topPx: number): Spot {
  return { at: 0, dxPx: 0, anchor: 'start', topPx }
}

/** Over the line's end, under it where it goes on for ever or where another line ends over it, over another's label, else in a row over the plot: there is always one that is free. */
function* endSpots(spec: Plot, line: PlotLine, block: Block, plotPx: number, widthPx: number): Generator<Spot> {
  const over = (row: number) => -overPointPx - heightOf(block) - row * endLineHeightPx
  const atRight = (topPx: number): Spot => ({ at: 1, dxPx: 0, anchor: 'end', topPx })
  if (line.isOver) {
    // Over the label of the grid's topmost line too.
    for (let row = 0; ; row++) {
      yield atLeft(over(row) - smallLineHeightPx)
      yield atRight(over(row) - smallLineHeightPx)
    }
  }
  const { at, y } = lineEnd(spec, line, plotPx)
  const around = aroundPoint(block, at, widthPx)
  const overPx = overPointPx + heightOf(block)
  const under = { ...around, topPx: y + besidePx }
  const ends = spec.lines.map((other) => lineEnd(spec, other, plotPx))
  if (ends.some((end) => end.y < y && end.y > y - overPx && Math.abs(end.at - at) * widthPx < block.widthPx)) yield under
  yield { ...around, topPx: y - overPx }
  if (line.forever) yield under
  // Over the label of another that ends there, within the plot.
  for (let row = 1; row <= spec.lines.length && y - overPx >= row * endLineHeightPx; row++) yield { ...around, topPx: y - overPx - row * endLineHeightPx }
  for (let row = 0; row < spec.lines.length; row++) yield { ...around, topPx: over(row) }
  for (let row = 0; ; row++) {
    yield atRight(over(row))
    yield atLeft(over(row))
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

/** Wrapped into the band where it is wide enough for the longest word, in fewer words if need be; in one line beside it where not. */
function bandBlock({ x }: Plot, { from, until, label, shortLabel = label }: PlotBand, widthPx: number): Block {
  const roomPx = (xAt(x, until) - xAt(x, from)) * widthPx - insidePx
  const inside = [label, shortLabel].map((text) => smallBlock(text, roomPx))
  return inside.find((block) => block.widthPx <= roomPx) ?? smallBlock(label, widthPx)
}

function* bandSpots(spec: Plot, { from, until }: PlotBand, block: Block, plotPx: number, widthPx: number): Generator<Spot> {
  const [start, end] = [xAt(spec.x, from), xAt(spec.x, until)]
  const isInside = block.widthPx <= (end - start) * widthPx - insidePx
  const [at, dxPx] = isInside ? [start, insidePx] : [end, besidePx]
  for (let topPx = beyondHeightPx(spec.y) + besidePx; topPx < plotPx; topPx += smallLineHeightPx) yield { at, dxPx, anchor: 'start', topPx }
}

/** From the foot of the plot up, where a line that climbs is no longer: beside the mark, after it or before it. */
function* markSpots(spec: Plot, { at }: PlotMark, block: Block, plotPx: number): Generator<Spot> {
  for (let topPx = plotPx - 2 - heightOf(block); topPx >= 0; topPx -= smallLineHeightPx) {
    yield { at: xAt(spec.x, at), dxPx: besidePx, anchor: 'start', topPx }
    yield { at: xAt(spec.x, at), dxPx: -besidePx, anchor: 'end', topPx }
  }
}
