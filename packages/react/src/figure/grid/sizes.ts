/** Sizes of the grid in px (visual direction: spans 18, labels 14, small type 12, everything on 4). */
export const labelPx = 14
export const smallPx = 12
export const labelHeightPx = 20
export const labelBaselinePx = 14
export const lineHeightPx = 16
export const lineBaselinePx = 12
export const cellHeightPx = 18
/** Between cells of a line. */
export const cellGapPx = 2
/** Between groups, beside the gap of cells. */
export const groupGapPx = 6
/** From line to line: room for the mark under a cell. */
export const cellLinePx = 28
export const markHeightPx = 5
export const stripGapPx = 8
/** From cell to cell, widest first. */
export const pitchesPx = [56, 44, 32, 24, 20, 16] as const
/** Cells that stand closer than this take another line, up to the most. */
export const comfortablePx = 24
export const mostLines = 3
/** Beyond this a cell stands for several: what `mostLines` lines of the narrowest cells hold, gaps between groups included. */
export const maxCells = 45
