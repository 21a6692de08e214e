/** Sizes of the stages in px (visual direction: labels 14, small type 12, marks 2, everything on 4). */
export const labelPx = 14
export const smallPx = 12
export const titleHeightPx = 28
export const titleBaselinePx = 15
export const headHeightPx = 20
export const headBaselinePx = 14
export const lineHeightPx = 16
export const lineBaselinePx = 12
/** From the left edge to the texts and dots: the spine has this room. */
export const indentPx = 20
export const spineXPx = 6
export const spineWidthPx = 2
export const markRadiusPx = 5
/** Between the dots' centres, in both directions. */
export const dotPitchPx = 7
export const dotRadiusPx = 2.5
export const dotsPerLine = 35
/** Beyond this a dot stands for several. */
export const maxDots = 120
/** Room for the most dots, whatever their number: a figure that is dragged keeps its height. */
export const dotsHeightPx = dotPitchPx * Math.ceil(maxDots / dotsPerLine)
export const gapPx = 6
/** Least width of a flow; several stand side by side only where each has it. */
export const minFlowPx = 288
export const flowGapPx = 32
