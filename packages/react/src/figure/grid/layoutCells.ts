import { fluidCanvas, wideFromPx } from '../svg/Canvas'
import { cellGapPx, comfortablePx, groupGapPx, mostLines, pitchesPx } from './sizes'

export interface CellPlace {
  xPx: number
  line: number
  widthPx: number
}

/**
 * Where each cell stands, narrow and wide: in both the strips have as many lines, so nothing else need know the width. They
 * take another line only where cells would otherwise become too small to be hit.
 */
export interface CellLayout {
  narrow: readonly CellPlace[]
  wide: readonly CellPlace[]
  lines: number
}

export function layoutCells(groups: readonly number[]): CellLayout {
  const narrowPx = Math.min(...fluidCanvas.widthsPx)
  const lineCounts = Array.from({ length: mostLines }, (_, index) => index + 1)
  const layouts = lineCounts.map((lines) => widestWithin(groups, narrowPx, lines))
  const narrow = layouts.find(areComfortable) ?? layouts.at(-1) ?? []
  const lines = linesOf(narrow)
  return { narrow, wide: widestWithin(groups, wideFromPx, lines), lines }
}

export function placesAt({ narrow, wide }: CellLayout, widthPx: number): readonly CellPlace[] {
  return widthPx < wideFromPx ? narrow : wide
}

function areComfortable(places: readonly CellPlace[]): boolean {
  return places.every(({ widthPx }) => widthPx + cellGapPx >= comfortablePx)
}

/** The widest cells that take no more lines; where even the narrowest take more, those. */
function widestWithin(groups: readonly number[], widthPx: number, lines: number): CellPlace[] {
  const layouts = pitchesPx.map((pitchPx) => flow(groups, pitchPx, widthPx))
  return layouts.find((places) => linesOf(places) <= lines) ?? layouts.at(-1) ?? []
}

/** Cells one after the other, a wider gap before each group, in as many lines as that takes. */
function flow(groups: readonly number[], pitchPx: number, widthPx: number): CellPlace[] {
  const places: CellPlace[] = []
  let [xPx, line] = [0, 0]
  for (const cells of groups) {
    if (xPx > 0) xPx += groupGapPx
    for (let cell = 0; cell < cells; cell++) {
      if (xPx + pitchPx - cellGapPx > widthPx) [xPx, line] = [0, line + 1]
      places.push({ xPx, line, widthPx: pitchPx - cellGapPx })
      xPx += pitchPx
    }
  }
  return places
}

function linesOf(places: readonly CellPlace[]): number {
  return Math.max(0, ...places.map(({ line }) => line + 1))
}
