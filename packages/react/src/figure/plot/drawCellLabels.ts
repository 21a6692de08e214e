import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { textWidthPx } from '../svg/textWidth'
import { xAt } from './scale'
import { inCellBaselinePx, inCellPaddingPx, leastLabelledPx, smallPx, stripHeightPx } from './sizes'
import type { Plot, PlotCellRole, PlotStrip } from './spec'

/** The labels that have room in their cells at a width; on hatch each has a ground of its own. */
export function drawCellLabels(
  { x: axis }: Plot,
  { role, cells, heightPx = stripHeightPx }: PlotStrip,
  rowPx: number,
  widthPx: number,
  canvas: Canvas,
): SvgNode[] {
  if (heightPx < leastLabelledPx) return []
  return cells.flatMap((cell) => {
    if (cell.label === undefined || cell.from >= axis.domain[1]) return []
    const from = xAt(axis, cell.from)
    const roomPx = (xAt(axis, cell.until) - from) * widthPx
    const labelPx = textWidthPx(cell.label, smallPx) + 2 * inCellPaddingPx
    if (labelPx > roomPx) return []
    return drawLabel(cell.label, labelPx, from, rowPx + (heightPx - leastLabelledPx) / 2, cell.role ?? role, canvas)
  })
}

function drawLabel(
  label: string,
  labelPx: number,
  at: number,
  topPx: number,
  role: PlotCellRole,
  { palette, x }: Canvas,
): SvgNode[] {
  const fill = { is: palette.surface, none: palette.surface, wrong: palette.text, absent: palette.text }[role]
  const name = {
    is: 'half-open-in-is',
    none: 'half-open-in-is',
    wrong: 'half-open-in-wrong',
    absent: 'half-open-in-none',
  }[role]
  const text = svgNode(
    'text',
    {
      class: `half-open-in-span ${name}`,
      'font-size': smallPx,
      x: x(at),
      dx: inCellPaddingPx,
      y: topPx + inCellBaselinePx,
      fill,
    },
    label,
  )
  if (role !== 'wrong') return [text]
  const plaque = svgNode('rect', {
    class: 'half-open-plaque',
    x: x(at),
    y: topPx + 1.5,
    width: labelPx - 1.5,
    height: 15,
    transform: 'translate(1.5)',
    fill: palette.surface,
  })
  return [plaque, text]
}
