/** Sizes of the lanes in px (visual direction: lanes 44, spans 18, labels 14, small type 12). */
export const smallPx = 12
export const spanHeightPx = 18
export const labelBaselinePx = 13
export const labelHeightPx = 20
export const lineHeightPx = 16
/** Under a span, so that a lane without a line of its own for span labels is 44. */
export const underSpanPx = 6
export const spanBaselinePx = 13
/** Leaves room for the dot of what happens as the span begins. */
export const spanPaddingPx = 8
export const eventRadiusPx = 4
/** Of the ring around how something ended. */
export const endRadiusPx = 7
export const minGapPx = 8
/** Half the size of the cross of what was lost. */
export const crossPx = 4
/** Line over or under all lanes, for the labels of marks. */
export const markLineHeightPx = 20
export const markBaselinePx = 14
/** Around a label on hatch, and what must stay of the hatch to be seen. */
export const plaquePaddingPx = 4
export const leastHatchPx = 14
