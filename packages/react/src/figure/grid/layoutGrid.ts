import { fluidCanvas } from '../svg/Canvas'
import { wrapText } from '../svg/textWidth'
import { layoutCells, type CellLayout } from './layoutCells'
import { cellLinePx, labelHeightPx, labelPx, lineHeightPx, smallPx, stripGapPx } from './sizes'
import type { Grid, Strip } from './spec'

export interface GridLayout {
  cells: CellLayout
  /** Where each strip begins, and where its cells do: the same at every width. */
  topsPx: number[]
  cellsPx: number[]
  notesPx: number
  heightPx: number
}

export function layoutGrid({ groups, strips, notes }: Grid, widthsPx: readonly number[] = fluidCanvas.widthsPx): GridLayout {
  const narrowestPx = Math.min(...widthsPx)
  const cells = layoutCells(groups.map((group) => group.cells))
  const topsPx: number[] = []
  const cellsPx: number[] = []
  let topPx = 0
  for (const strip of strips) {
    topsPx.push(topPx)
    cellsPx.push(topPx + labelHeightPx * labelLines(strip, narrowestPx).length + lineHeightPx * sumLines(strip, narrowestPx).length + 4)
    topPx = (cellsPx.at(-1) ?? 0) + cells.lines * cellLinePx + stripGapPx
  }
  return { cells, topsPx, cellsPx, notesPx: topPx, heightPx: topPx + lineHeightPx * noteLines(notes, narrowestPx).length }
}

export function labelLines({ label }: Strip, widthPx: number): string[] {
  return wrapText(label, labelPx, widthPx)
}

export function sumLines({ sum }: Strip, widthPx: number): string[] {
  return wrapText(sum.text, smallPx, widthPx)
}

export function noteLines(notes: readonly string[], widthPx: number): string[] {
  return notes.flatMap((note) => wrapText(note, smallPx, widthPx))
}
