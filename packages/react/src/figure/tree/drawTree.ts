import type { Drawing } from '../Drawing'
import type { Canvas } from '../svg/Canvas'
import type { SvgNode } from '../svg/SvgNode'
import { variants } from '../svg/variants'
import { drawLevels } from './drawLevels'
import { drawList } from './drawList'
import { layoutLevels } from './layoutLevels'
import { layoutList } from './layoutList'
import type { ServerTree } from './spec'

/** Level by level where there is room, one under another where not: as high in either case. */
export function drawTree(spec: ServerTree, canvas: Canvas): Drawing {
  const heights = canvas.widthsPx.map((widthPx) => (layoutLevels(spec, widthPx) ?? layoutList(spec, widthPx)).heightPx)
  const heightPx = Math.max(...heights) + 2
  const draw = (widthPx: number): SvgNode[] => {
    const levels = layoutLevels(spec, widthPx)
    return levels ? drawLevels(levels, heightPx, canvas) : drawList(layoutList(spec, widthPx), canvas)
  }
  return { heightPx, nodes: variants(canvas, draw) }
}
