/** Sizes of an axis under a plot, in px. */
export const tickPx = 12
export const tickBaselinePx = 15
export const axisHeightPx = 20
