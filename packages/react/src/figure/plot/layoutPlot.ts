import { wrapText } from '../svg/textWidth'
import { axisHeightPx } from '../axis/sizes'
import { placeTexts, type PlotTexts } from './placeTexts'
import { closeStripGapPx, endLineHeightPx, overPointPx, plotHeightPx, plotOverStripsPx, smallLineHeightPx, smallPx, stripGapPx, stripHeightPx, titleHeightPx } from './sizes'
import type { Plot } from './spec'

export interface PlotLayout {
  /** Where the plot begins, under the labels that stand over it: the same at every width. */
  topPx: number
  /** Of the plot alone. */
  plotPx: number
  titleLines: readonly string[]
  strips: readonly StripLayout[]
  heightPx: number
}

interface StripLayout {
  labelLines: readonly string[]
  topPx: number
  rowPx: number
  heightPx: number
}

export function layoutPlot(spec: Plot, widthsPx: readonly number[]): PlotLayout {
  const narrowestPx = Math.min(...widthsPx)
  const plotPx = spec.heightPx ?? (spec.strips.length > 0 ? plotOverStripsPx : plotHeightPx)
  const over = widthsPx.map((widthPx) => overPx(placeTexts(spec, plotPx, widthPx)))
  // Room for the label of each line, also where it stands elsewhere, so that the figure keeps its height while it is moved.
  const lineLabels = spec.lines.filter(({ isOver }) => !isOver).length
  const topPx = Math.max(overPointPx + endLineHeightPx * Math.max(1, lineLabels), ...over)
  const titleLines = spec.x.title === undefined ? [] : wrapText(spec.x.title, smallPx, narrowestPx)
  const strips: StripLayout[] = []
  let endPx = topPx + plotPx + axisHeightPx + titleLines.length * titleHeightPx
  for (const { label, heightPx = stripHeightPx } of spec.strips) {
    const labelLines = label === undefined ? [] : wrapText(label, smallPx, narrowestPx)
    const labelPx = endPx + (label === undefined ? closeStripGapPx : stripGapPx)
    const rowPx = labelPx + labelLines.length * smallLineHeightPx
    strips.push({ labelLines, topPx: labelPx, rowPx, heightPx })
    endPx = rowPx + heightPx + 1
  }
  return { topPx, plotPx, titleLines, strips, heightPx: endPx + 1 }
}

/** How far the texts reach over the plot, which begins at 0. */
function overPx({ ticks, ends, beside }: PlotTexts): number {
  return Math.max(0, ...[...ticks, ...ends.map(({ placed }) => placed), ...beside].map(({ topPx }) => -topPx))
}
