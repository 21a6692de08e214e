import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { wrapText } from '../svg/textWidth'
import { variants } from '../svg/variants'
import { drawFlow } from './drawFlow'
import { layoutFlow } from './layoutFlow'
import type { Flow, Stages } from './spec'
import { flowGapPx, labelPx, lineBaselinePx, lineHeightPx, minFlowPx, smallPx, titleBaselinePx, titleHeightPx } from './sizes'

/** The flows, side by side where each has room, otherwise one under the other; a single one has no title. */
export function drawStages(spec: Stages, canvas: Canvas): Drawing {
  const drawings = new Map(canvas.widthsPx.map((widthPx) => [widthPx, drawAt(spec.flows, widthPx, canvas)]))
  const flowsPx = Math.max(...[...drawings.values()].map(({ heightPx }) => heightPx))
  const scaleLines = spec.scale === '' ? [] : wrapText(spec.scale, smallPx, Math.min(...canvas.widthsPx))
  return {
    heightPx: flowsPx + scaleLines.length * lineHeightPx,
    nodes: [
      ...variants(canvas, (widthPx) => drawings.get(widthPx)?.nodes ?? []),
      ...scaleLines.map((line, index) => drawScale(line, flowsPx + index * lineHeightPx + lineBaselinePx, canvas)),
    ],
  }
}

function drawScale(line: string, y: number, { palette, halo }: Canvas): SvgNode {
  return svgNode('text', { class: 'half-open-note half-open-none', y, 'font-size': smallPx, fill: palette.none, ...halo }, line)
}

function drawAt(flows: readonly Flow[], widthPx: number, canvas: Canvas): Drawing {
  const columns = widthPx >= flows.length * (minFlowPx + flowGapPx) - flowGapPx ? flows.length : 1
  const flowPx = (widthPx - (columns - 1) * flowGapPx) / columns
  const titlePx = flows.length > 1 ? titleHeightPx : 0
  const layouts = flows.map((flow) => layoutFlow(flow, columns > 1 ? [flowPx] : canvas.widthsPx))
  const heightsPx = layouts.map((layout) => titlePx + layout.heightPx)
  const sumPx = (count: number) => heightsPx.slice(0, count).reduce((sum, height) => sum + height, 0)
  const nodes = flows.flatMap((flow, index) => {
    const layout = layouts[index] ?? layoutFlow(flow, [flowPx])
    const drawn = drawFlow(flow, layout, flowPx, canvas)
    if (titlePx === 0) return drawn
    const [x, y] = columns > 1 ? [index * (flowPx + flowGapPx), 0] : [0, sumPx(index)]
    return [svgNode('g', { transform: `translate(${x} ${y})` }, drawTitle(flow, canvas), svgNode('g', { transform: `translate(0 ${titlePx})` }, ...drawn))]
  })
  return { heightPx: columns > 1 ? Math.max(...heightsPx) : sumPx(flows.length), nodes }
}

function drawTitle({ title }: Flow, { palette, halo }: Canvas): SvgNode {
  return svgNode('text', { class: 'half-open-text', y: titleBaselinePx, 'font-size': labelPx, 'font-weight': 600, fill: palette.text, ...halo }, title)
}
