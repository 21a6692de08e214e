import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawCell } from './drawCell'
import { placesAt } from './layoutCells'
import { labelLines, layoutGrid, noteLines, sumLines, type GridLayout } from './layoutGrid'
import { cellHeightPx, cellLinePx, labelBaselinePx, labelHeightPx, labelPx, lineBaselinePx, lineHeightPx, markHeightPx, smallPx } from './sizes'
import type { Grid, Strip } from './spec'

export function drawGrid(spec: Grid, canvas: Canvas): Drawing {
  const layout = layoutGrid(spec, canvas.widthsPx)
  const narrowestPx = Math.min(...canvas.widthsPx)
  return {
    heightPx: layout.heightPx,
    nodes: [
      ...spec.strips.flatMap((strip, index) => drawTexts(strip, layout.topsPx[index] ?? 0, narrowestPx, canvas)),
      ...variants(canvas, (widthPx) => spec.strips.flatMap((strip, index) => drawCells(spec, strip, layout, layout.cellsPx[index] ?? 0, widthPx, canvas))),
      ...noteLines(spec.notes, narrowestPx).map((line, index) => note(line, 'none', layout.notesPx + index * lineHeightPx, canvas)),
    ],
  }
}

/** Wrapped for the narrowest: the same lines at every width, so that what lies under them need not know it. */
function drawTexts(strip: Strip, topPx: number, widthPx: number, canvas: Canvas): SvgNode[] {
  const labels = labelLines(strip, widthPx)
  const { palette, halo } = canvas
  const attrs = { class: 'half-open-text', 'font-size': labelPx, fill: palette.text, ...halo }
  return [
    ...labels.map((line, index) => svgNode('text', { ...attrs, y: topPx + index * labelHeightPx + labelBaselinePx }, line)),
    ...sumLines(strip, widthPx).map((line, index) => note(line, strip.sum.role, topPx + labels.length * labelHeightPx + index * lineHeightPx, canvas)),
  ]
}

function note(line: string, role: 'is' | 'wrong' | 'none', topPx: number, { palette, halo }: Canvas): SvgNode {
  const attrs = { class: `half-open-note half-open-${role}`, 'font-size': smallPx, fill: palette[role], ...halo }
  return svgNode('text', { ...attrs, y: topPx + lineBaselinePx }, line)
}

function drawCells({ marked }: Grid, { cells }: Strip, layout: GridLayout, topPx: number, widthPx: number, canvas: Canvas): SvgNode[] {
  const places = placesAt(layout.cells, widthPx)
  return places.flatMap((place, index) => {
    const state = cells[index]
    if (state === undefined) return []
    const y = topPx + place.line * cellLinePx
    return [drawCell(state, place, y, canvas), ...(index === marked ? [drawMark(place.xPx + place.widthPx / 2, y + cellHeightPx + 2, canvas)] : [])]
  })
}

/** Points at the cell from under it. */
function drawMark(xPx: number, y: number, { palette }: Canvas): SvgNode {
  return svgNode('path', { class: 'half-open-mark', d: `M${xPx} ${y}l${markHeightPx} ${markHeightPx}h${-2 * markHeightPx}z`, fill: palette.text })
}
