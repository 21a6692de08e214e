/** Sizes of the lanes in px (visual direction: lanes 44, spans 18, labels 14, small type 12). */
export const smallPx = 12
export const spanHeightPx = 18
export const labelBaselinePx = 13
export const labelHeightPx = 20
export const lineHeightPx = 16
/** Under a span, so that a lane without a line of its own for span labels is 44. */
export const underSpanPx = 6
export const spanBaselinePx = 13
/** How far the moment that is told reaches over and under a span. */
export const cursorOverhangPx = 4
/** Leaves room for the dot of what happens as the span begins. */
export const spanPaddingPx = 8
export const eventRadiusPx = 4
/** Of the ring around how something ended. */
export const endRadiusPx = 7
export const minGapPx = 8
/** A span narrower than this is not seen, so a label would seem that of another. */
export const leastLabelledPx = 3
/** From a mark’s line to a label that begins beside it. */
export const besideMarkPx = 4
/** Half the size of the cross of what was lost. */
export const crossPx = 4
/** Line over or under all lanes, for the labels of marks. */
export const markLineHeightPx = 20
export const markBaselinePx = 14
/** Around a label on hatch, and what must stay of the hatch to be seen. */
export const plaquePaddingPx = 4
export const leastHatchPx = 14
/** Of hatch, as far as it is inside. */
export const outlinePx = 1.5
