/** Sizes of the bars in px (visual direction: rows 54, bars 16, marks 2, labels 14, ticks 12). */
export const labelPx = 14
export const markPx = 12
export const barHeightPx = 16
export const lineHeightPx = 16
export const firstBaselinePx = 13
/** From the last baseline above a bar to the bar. */
export const barGapPx = 6
export const besideGapPx = 8
export const besideBaselinePx = 13
/** A value stands beside its bar up to this part of the width, beyond it in the line above. */
export const besideUntil = 0.6
export const emptyStubPx = 24
export const minRowPx = 54
/** Least space under a bar: room for the band, and air so that the next label does not seem to belong to it. */
export const underBarPx = 9
/** A band narrower than this is not drawn; it is said in words. */
export const minBandPx = 3

/** Where the bar begins under its lines, from the top of the row. */
export function barTopPx(lines: number): number {
  return firstBaselinePx + (lines - 1) * lineHeightPx + barGapPx
}
