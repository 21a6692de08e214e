import { axisHeightPx } from '../axis/sizes'
import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import type { SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawDot } from './drawDot'
import { drawFrame } from './drawFrame'
import { drawLine } from './drawLine'
import { drawStrip } from './drawStrip'
import { drawTexts, drawSmall } from './drawTexts'
import { drawXTicks } from './drawXTicks'
import { layoutPlot } from './layoutPlot'
import { placeTexts } from './placeTexts'
import { smallLineHeightPx, titleHeightPx } from './sizes'
import type { Plot } from './spec'

export function drawPlot(spec: Plot, canvas: Canvas): Drawing {
  const layout = layoutPlot(spec, canvas.widthsPx)
  const { topPx, plotPx, titleLines, strips, heightPx } = layout
  const titlePx = topPx + plotPx + axisHeightPx
  return {
    heightPx,
    nodes: [
      ...drawFrame(spec, layout, canvas),
      ...variants(canvas, (widthPx) => drawXTicks(spec.x, topPx + plotPx, widthPx, canvas)),
      ...spec.lines.flatMap((line) => drawLine(spec, line, layout, canvas)),
      ...spec.dots.map((dot) => drawDot(spec, dot, layout, canvas)),
      ...variants(canvas, (widthPx) => drawTexts(placeTexts(spec, plotPx, widthPx), topPx, canvas)),
      ...smallLines(titleLines, titlePx, titleHeightPx, canvas),
      ...spec.strips.flatMap((strip, index) => {
        const place = strips[index] ?? { labelLines: [], topPx: 0, rowPx: 0 }
        return [...smallLines(place.labelLines, place.topPx, smallLineHeightPx, canvas), ...drawStrip(spec, strip, place.rowPx, canvas)]
      }),
    ],
  }
}

function smallLines(lines: readonly string[], topPx: number, linePx: number, canvas: Canvas): SvgNode[] {
  return lines.map((line, index) => drawSmall(line, { x: 0, y: topPx + (index + 1) * linePx - 4 }, canvas))
}
