import type { Canvas } from '../svg/Canvas'
import { hatch } from '../svg/hatch'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawStretched } from './drawStretched'
import { xAt } from './scale'
import { curveUnits, leastCellPx, stripHeightPx } from './sizes'
import type { Plot, PlotAxis, PlotCell, PlotStrip } from './spec'

/** Bars as high as there was much, on a hairline; what is false is hatched. */
export function drawStrip(spec: Plot, { role, cells }: PlotStrip, topPx: number, canvas: Canvas): SvgNode[] {
  const { x, palette } = canvas
  const shown = joined(cells.filter(({ from }) => from < spec.x.domain[1]).map((cell) => placeCell(spec.x, cell)))
  const foot = svgNode('rect', { class: 'half-open-grid', x: 0, y: topPx + stripHeightPx, width: x(1), height: 1, fill: palette.text, 'fill-opacity': 0.14 })
  if (role === 'wrong') {
    const pieces = shown.map(({ from, until, heightPx }) =>
      svgNode('svg', { class: 'half-open-part half-open-cut', x: x(from), y: topPx + stripHeightPx - heightPx, width: x(until - from), height: heightPx }, hatch(palette.wrong, heightPx)),
    )
    return [...pieces, foot]
  }
  if (shown.length === 0) return [foot]
  const units = (at: number) => Math.round(at * curveUnits)
  const d = shown.map(({ from, until, heightPx }) => `M${units(from)} ${stripHeightPx}V${stripHeightPx - heightPx}H${units(until)}V${stripHeightPx}z`).join('')
  return [drawStretched(topPx, stripHeightPx, [svgNode('path', { class: `half-open-solid half-open-${role}`, d, fill: palette[role] })], canvas), foot]
}

interface Piece {
  from: number
  until: number
  heightPx: number
}

/** Neighbours of one height are one piece, whose hatch is not interrupted. */
function joined(pieces: readonly Piece[]): Piece[] {
  const wholes: Piece[] = []
  for (const piece of pieces) {
    const last = wholes.at(-1)
    if (last?.until === piece.from && last.heightPx === piece.heightPx) last.until = piece.until
    else wholes.push({ ...piece })
  }
  return wholes
}

/** In whole px; what goes on past the axis goes on past its cut. */
function placeCell(axis: PlotAxis, { from, until, share }: PlotCell): Piece {
  const goesOn = until > axis.domain[1] && axis.beyond !== undefined
  return { from: xAt(axis, from), until: goesOn ? 1 : xAt(axis, until), heightPx: Math.max(leastCellPx, Math.round(share * stripHeightPx)) }
}
