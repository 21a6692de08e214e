import { textWidthPx, wrapText } from '../svg/textWidth'
import { descentPx, endLabelPx, endLineHeightPx, smallLineHeightPx, smallPx } from './sizes'

/** A text of one or more lines, before it has a place. */
export interface Block {
  lines: readonly string[]
  /** In bold, at the end of the last line or in a line of its own. */
  value: string
  sizePx: number
  linePx: number
  widthPx: number
}

/** Where a block may stand: by one of its upper corners or by the middle between them. */
export interface Spot {
  /** Of the width. */
  at: number
  dxPx: number
  anchor: 'start' | 'middle' | 'end'
  topPx: number
}

export interface Box {
  fromPx: number
  untilPx: number
  topPx: number
  bottomPx: number
}

/** Over the plot there is as much room as is needed. */
export interface Frame {
  widthPx: number
  plotPx: number
}

export interface PlacedText extends Spot {
  block: Block
  box: Box
}

export function smallBlock(text: string, maxPx: number): Block {
  const lines = wrapText(text, smallPx, maxPx)
  return { lines, value: '', sizePx: smallPx, linePx: smallLineHeightPx, widthPx: widest(lines, smallPx) }
}

/** A label with its value: in one line where they fit, the value under it where not. */
export function endBlock(label: string, value: string, maxPx: number): Block {
  const shared = { value, sizePx: endLabelPx, linePx: endLineHeightPx }
  const valuePx = textWidthPx(value, endLabelPx, true)
  const together = textWidthPx(`${label} `, endLabelPx) + valuePx
  if (together <= maxPx) return { ...shared, lines: [`${label} `], widthPx: together }
  const lines = wrapText(label, endLabelPx, maxPx)
  return { ...shared, lines: [...lines, ''], widthPx: Math.max(widest(lines, endLabelPx), valuePx) }
}

export function heightOf({ lines, linePx }: Block): number {
  return lines.length * linePx
}

/** The first of the spots at which the text stands in the frame, over the plot's foot, and clear of what is there already. */
export function placeText(block: Block, spots: Iterable<Spot>, taken: readonly Box[], { widthPx, plotPx }: Frame, suits: (box: Box) => boolean = () => true): PlacedText | undefined {
  for (const spot of spots) {
    const box = boxAt(block, spot, widthPx)
    const inFrame = box.fromPx >= 0 && box.untilPx <= widthPx && box.bottomPx <= plotPx
    if (inFrame && taken.every((other) => areApart(box, other)) && suits(box)) return { ...spot, block, box }
  }
  return undefined
}

/** Over or under a point, as near to its middle as the frame allows. */
export function aroundPoint(block: Block, at: number, widthPx: number): Pick<Spot, 'at' | 'dxPx' | 'anchor'> {
  const x = at * widthPx
  if (x < block.widthPx / 2) return { at, dxPx: 0, anchor: x + block.widthPx > widthPx ? 'end' : 'start' }
  if (x + block.widthPx / 2 > widthPx) return { at, dxPx: 0, anchor: 'end' }
  return { at, dxPx: 0, anchor: 'middle' }
}

export function baselinePx({ block, topPx }: PlacedText, line: number): number {
  return topPx + (line + 1) * block.linePx - descentPx
}

function boxAt(block: Block, { at, dxPx, anchor, topPx }: Spot, widthPx: number): Box {
  const x = at * widthPx + dxPx
  const fromPx = x - { start: 0, middle: block.widthPx / 2, end: block.widthPx }[anchor]
  return { fromPx, untilPx: fromPx + block.widthPx, topPx, bottomPx: topPx + heightOf(block) }
}

const sideGapPx = 8

function areApart(a: Box, b: Box): boolean {
  return a.fromPx >= b.untilPx + sideGapPx || b.fromPx >= a.untilPx + sideGapPx || a.topPx >= b.bottomPx || b.topPx >= a.bottomPx
}

function widest(lines: readonly string[], sizePx: number): number {
  return Math.max(0, ...lines.map((line) => textWidthPx(line, sizePx)))
}
