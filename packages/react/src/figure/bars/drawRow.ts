import type { BarRow, Bars } from '../specs'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawBand, drawBar, drawEmptyBar, drawMark } from './drawBar'
import { fraction } from '../axis/fraction'
import { reach } from './reach'
import type { Line, RowLayout, Run } from './layoutRow'
import {
  barTopPx,
  besideBaselinePx,
  besideGapPx,
  emptyStubPx,
  firstBaselinePx,
  labelPx,
  lineHeightPx,
  markPx,
} from './sizes'

export interface Place {
  topPx: number
  widthPx: number
  canvas: Canvas
}

export function drawRow(spec: Bars, row: BarRow, layout: RowLayout, place: Place): SvgNode[] {
  const { canvas, topPx } = place
  const barPx = topPx + barTopPx(layout.above.length)
  const above = layout.above.flatMap((line, index) =>
    drawLine(line, topPx + firstBaselinePx + index * lineHeightPx, fraction(spec.x, row.mark?.value ?? 0), canvas),
  )
  const besideY = barPx + besideBaselinePx

  if (row.bar === null) {
    const beside =
      layout.beside.length > 0 ? [text({ x: 0, dx: emptyStubPx + besideGapPx, y: besideY }, layout.beside, canvas)] : []
    return [...above, drawEmptyBar(barPx, canvas), ...beside]
  }
  const beside =
    layout.beside.length > 0
      ? [text({ x: canvas.x(fraction(spec.x, reach(row))), dx: besideGapPx, y: besideY }, layout.beside, canvas)]
      : []
  return [
    ...above,
    drawBar(row.role, fraction(spec.x, row.bar.value), barPx, canvas),
    ...(row.band
      ? drawBand(
          row.band.map((edge) => fraction(spec.x, edge.value)),
          barPx,
          place,
        )
      : []),
    ...(row.mark ? [drawMark(fraction(spec.x, row.mark.value), barPx, canvas)] : []),
    ...beside,
  ]
}

function drawLine({ start, end }: Line, y: number, markAt: number, canvas: Canvas): SvgNode[] {
  const left = text({ x: 0, y }, start, canvas)
  return end === undefined ? [left] : [left, text({ x: canvas.x(markAt), y, 'text-anchor': 'end' }, [end], canvas)]
}

function text(attrs: SvgNode['attrs'], runs: readonly Run[], { palette, halo }: Canvas): SvgNode {
  const children = runs.map((run) => {
    if (run.kind === 'value') return svgNode('tspan', { class: 'half-open-value', 'font-weight': 600 }, run.text)
    if (run.kind === 'mark')
      return svgNode('tspan', { class: 'half-open-muted', 'font-size': markPx, fill: palette.none }, run.text)
    return run.text
  })
  return svgNode(
    'text',
    { class: 'half-open-text', 'font-size': labelPx, fill: palette.text, ...halo, ...attrs },
    ...children,
  )
}
