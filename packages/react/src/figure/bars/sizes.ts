/** Sizes of the bars in px (visual direction: rows 54, bars 16, marks 2, labels 14, ticks 12). */
export const labelPx = 14
export const markPx = 12
export const barHeightPx = 16
export const lineHeightPx = 16
export const firstBaselinePx = 13
/** From the last baseline above a bar to the bar. */
export const barGapPx = 4
export const besideGapPx = 8
export const besideBaselinePx = 13
export const emptyStubPx = 24
export const minRowPx = 54
/** Least space under a bar: room for the band, and more than from its value, or the next label would seem to be its own. */
export const underBarPx = 5
/** A band narrower than this is not drawn; it is said in words. */
export const minBandPx = 3

/** Where the bar begins under its lines, from the top of the row. */
export function barTopPx(lines: number): number {
  return firstBaselinePx + (lines - 1) * lineHeightPx + barGapPx
}
