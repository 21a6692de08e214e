import type { Axis, Tick } from '../specs'
import { wideFromPx, type Canvas } from '../svg/Canvas'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { textWidthPx } from '../svg/textWidth'
import { variants } from '../svg/variants'
import { fraction } from './fraction'
import { tickBaselinePx, tickPx } from './sizes'

const minGapPx = 8

/** Hairlines at the ticks, each with its label under the plot. */
export function drawAxis(axis: Axis, plotPx: number, canvas: Canvas): SvgNode[] {
  return variants(canvas, (widthPx) => drawTicks(placeTicks(axis, widthPx), plotPx, canvas))
}

/** The hairlines begin at the top of the plot where nothing else is said. */
export function drawTicks(placed: readonly PlacedTick[], plotPx: number, canvas: Canvas, fromPx = 0): SvgNode[] {
  return placed.flatMap(({ tick, at, anchor }) => [
    svgNode('rect', {
      class: 'half-open-grid',
      x: canvas.x(at),
      y: fromPx,
      width: 1,
      height: plotPx - fromPx,
      fill: canvas.palette.text,
      'fill-opacity': 0.14,
      transform: `translate(${-Math.round(at * 100) / 100})`,
    }),
    svgNode(
      'text',
      {
        class: 'half-open-tick',
        x: canvas.x(at),
        y: plotPx + tickBaselinePx,
        fill: canvas.palette.none,
        'font-size': tickPx,
        'text-anchor': anchor,
        ...canvas.halo,
      },
      tick.label,
    ),
  ])
}

export interface PlacedTick {
  tick: Tick
  at: number
  anchor: 'start' | 'middle' | 'end'
  fromPx: number
  untilPx: number
}

/** The ticks that have room at a width, each anchored so that its label stays inside the frame. */
export function placeTicks(axis: Axis, widthPx: number): PlacedTick[] {
  const placed: PlacedTick[] = []
  for (const tick of axis.ticks) {
    if (tick.wideOnly && widthPx < wideFromPx) continue
    const next = placeTick(tick, fraction(axis, tick.at), widthPx)
    if (next.fromPx >= (placed.at(-1)?.untilPx ?? -minGapPx) + minGapPx) placed.push(next)
  }
  return placed
}

export function placeTick(tick: Tick, at: number, widthPx: number): PlacedTick {
  const labelPx = textWidthPx(tick.label, tickPx)
  const x = at * widthPx
  if (x < labelPx / 2) return { tick, at, anchor: 'start', fromPx: x, untilPx: x + labelPx }
  if (x + labelPx / 2 > widthPx) return { tick, at, anchor: 'end', fromPx: x - labelPx, untilPx: x }
  return { tick, at, anchor: 'middle', fromPx: x - labelPx / 2, untilPx: x + labelPx / 2 }
}
