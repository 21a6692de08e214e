/** Sizes of a plot in px (visual direction: charts 200, data 2, subject 2.5, labels 14, ticks 12). */
export const plotHeightPx = 200
/** With rows under it, so that finding, figure and first control are seen at once on a phone. */
export const plotOverStripsPx = 150
export const endLabelPx = 14
export const smallPx = 12
export const endLineHeightPx = 18
export const smallLineHeightPx = 16
/** From the bottom of a text's line to its baseline. */
export const descentPx = 4
export const dataStrokePx = 2
export const subjectStrokePx = 2.5
export const endRadiusPx = 4
export const dotRadiusPx = 4
export const chosenRadiusPx = 6
/** Of the bracket that shows where a line ends over many runs; one that is narrower is not drawn, but said in words. */
export const bracketPx = 5
export const minSpreadPx = 3
export const minGapPx = 8
/** From a line or the edge of a band to the text beside it. */
export const besidePx = 4
/** From the edge of a band to the text in it, which may need all the room there is. */
export const insidePx = 2
/** Between a point and the text over or under it. */
export const overPointPx = 6
export const tickMarkPx = 4
export const titleHeightPx = 16
/** Past the cut of the horizontal axis, of the width. */
export const beyondShare = 0.1
/** Past the cut of the vertical axis: room for a dot and for its label. */
export const beyondPx = 36
export const stripHeightPx = 8
export const stripGapPx = 4
export const closeStripGapPx = 1
/** Of a row whose cells have labels. */
export const leastLabelledPx = 18
/** Of a text in a cell, from the top of it; and what parts it from the cell's ends. */
export const inCellBaselinePx = 13
export const inCellPaddingPx = 5
/** As much as is drawn of the least there was. */
export const leastCellPx = 2
/** Horizontal units of a curve's own coordinates: finer than a screen is wide. */
export const curveUnits = 2000
