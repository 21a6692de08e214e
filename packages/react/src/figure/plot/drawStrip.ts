import type { Canvas } from '../svg/Canvas'
import { absence, fillOf } from '../svg/fillOf'
import { hatch } from '../svg/hatch'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { drawStretched } from './drawStretched'
import { xAt } from './scale'
import { curveUnits, leastCellPx, stripHeightPx } from './sizes'
import type { Plot, PlotAxis, PlotCell, PlotCellRole, PlotStrip } from './spec'

/** Bars as high as there was much, on a hairline; what is false is hatched. */
export function drawStrip(
  spec: Plot,
  { role, cells, heightPx = stripHeightPx }: PlotStrip,
  topPx: number,
  canvas: Canvas,
): SvgNode[] {
  const { x, palette } = canvas
  const pieces = joined(
    cells.filter(({ from }) => from < spec.x.domain[1]).map((cell) => placeCell(spec.x, cell, heightPx, role)),
  )
  const solid = role === 'wrong' ? [] : pieces.filter((piece) => piece.role === role)
  const others = pieces.filter((piece) => !solid.includes(piece))
  const foot = svgNode('rect', {
    class: 'half-open-grid',
    x: 0,
    y: topPx + heightPx,
    width: x(1),
    height: 1,
    fill: palette.text,
    'fill-opacity': 0.14,
  })
  return [
    ...(solid.length === 0 || role === 'wrong'
      ? []
      : [drawStretched(topPx, heightPx, [outlineOf(solid, role, heightPx, canvas)], canvas)]),
    ...others.map((piece) => {
      const frame = {
        x: x(piece.from),
        y: topPx + heightPx - piece.heightPx,
        width: x(piece.until - piece.from),
        height: piece.heightPx,
      }
      return svgNode('svg', { class: 'half-open-part half-open-cut', ...frame }, ...insideOf(piece, heightPx, canvas))
    }),
    foot,
  ]
}

interface Piece {
  from: number
  until: number
  heightPx: number
  role: PlotCellRole
}

/** Many cells as one shape. */
function outlineOf(pieces: readonly Piece[], role: 'is' | 'none', heightPx: number, { palette }: Canvas): SvgNode {
  const units = (at: number) => Math.round(at * curveUnits)
  const d = pieces
    .map((piece) => `M${units(piece.from)} ${heightPx}V${heightPx - piece.heightPx}H${units(piece.until)}V${heightPx}z`)
    .join('')
  return svgNode('path', { class: `half-open-solid half-open-${role}`, d, fill: palette[role] })
}

/** A row that is as thin as hatch has no room for an outline. */
function insideOf({ role, heightPx }: Piece, stripPx: number, { palette }: Canvas): SvgNode[] {
  if (role === 'absent') return [absence(heightPx, palette)]
  if (role === 'wrong' && stripPx <= stripHeightPx) return [hatch(palette.wrong, heightPx)]
  return fillOf(role, heightPx, palette)
}

/** Neighbours of one height are one piece, whose hatch is not interrupted. */
function joined(pieces: readonly Piece[]): Piece[] {
  const wholes: Piece[] = []
  for (const piece of pieces) {
    const last = wholes.at(-1)
    if (last?.until === piece.from && last.heightPx === piece.heightPx && last.role === piece.role)
      last.until = piece.until
    else wholes.push({ ...piece })
  }
  return wholes
}

/** In whole px; what goes on past the axis goes on past its cut. */
function placeCell(
  axis: PlotAxis,
  { from, until, share, role }: PlotCell,
  heightPx: number,
  roleOfStrip: PlotStrip['role'],
): Piece {
  const goesOn = until > axis.domain[1] && axis.beyond !== undefined
  return {
    from: xAt(axis, from),
    until: goesOn ? 1 : xAt(axis, until),
    heightPx: Math.max(leastCellPx, Math.round(share * heightPx)),
    role: role ?? roleOfStrip,
  }
}
