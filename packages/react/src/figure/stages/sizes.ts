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
/** Beyond this a dot stands for several. */
export const maxDots = 120
/** Room for the most dots, whatever their number and the width: a figure that is dragged keeps its height. */
export const dotsHeightPx = 21
export const gapPx = 4
/** Least width of a flow; several stand side by side only where each has it. */
export const minFlowPx = 288
export const flowGapPx = 32
