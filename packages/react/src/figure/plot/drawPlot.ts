import { axisHeightPx } from '../axis/sizes'
import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawCellLabels } from './drawCellLabels'
import { drawDot } from './drawDot'
import { drawFrame } from './drawFrame'
import { drawLine } from './drawLine'
import { drawStrip } from './drawStrip'
import { drawTexts, drawSmall } from './drawTexts'
import { drawXTicks } from './drawXTicks'
import { layoutPlot } from './layoutPlot'
import { placeTexts } from './placeTexts'
import { xAt } from './scale'
import { smallLineHeightPx, stripGapPx, titleHeightPx } from './sizes'
import type { Plot } from './spec'

export function drawPlot(spec: Plot, canvas: Canvas): Drawing {
  const layout = layoutPlot(spec, canvas.widthsPx)
  const { topPx, plotPx, titleLines, strips, heightPx } = layout
  const titlePx = topPx + plotPx + axisHeightPx
  // Behind the texts, which have a halo, and over everything else.
  const cursor = (fromPx: number, untilPx: number) => (spec.cursor === undefined ? [] : [drawCursor(canvas.x(xAt(spec.x, spec.cursor)), fromPx, untilPx, canvas)])
  return {
    heightPx,
    nodes: [
      ...drawFrame(spec, layout, canvas),
      ...variants(canvas, (widthPx) => drawXTicks(spec.x, topPx + plotPx, widthPx, canvas)),
      ...spec.lines.flatMap((line) => drawLine(spec, line, layout, canvas)),
      ...spec.dots.map((dot) => drawDot(spec, dot, layout, canvas)),
      ...cursor(topPx, titlePx),
      ...variants(canvas, (widthPx) => drawTexts(placeTexts(spec, plotPx, widthPx), topPx, canvas)),
      ...smallLines(titleLines, titlePx, titleHeightPx, canvas),
      ...spec.strips.flatMap((strip, index) => {
        const { labelLines, topPx: labelPx, rowPx, heightPx: stripPx } = strips[index]!
        return [
          ...cursor(labelPx - stripGapPx, rowPx),
          ...smallLines(labelLines, labelPx, smallLineHeightPx, canvas),
          ...drawStrip(spec, strip, rowPx, canvas),
          ...cursor(rowPx, rowPx + stripPx),
          ...variants(canvas, (widthPx) => drawCellLabels(spec, strip, rowPx, widthPx, canvas)),
        ]
      }),
    ],
  }
}

function drawCursor(position: string | number, y1: number, y2: number, { palette }: Canvas): SvgNode {
  return svgNode('line', { class: 'half-open-link half-open-none', x1: position, x2: position, y1, y2, stroke: palette.text, 'stroke-width': 1.5 })
}

function smallLines(lines: readonly string[], topPx: number, linePx: number, canvas: Canvas): SvgNode[] {
  return lines.map((line, index) => drawSmall(line, { x: 0, y: topPx + (index + 1) * linePx - 4 }, canvas))
}
