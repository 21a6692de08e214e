import { drawBars } from './bars/drawBars'
import type { Drawing } from './Drawing'
import { drawLanes } from './lanes/drawLanes'
import type { Chart } from './specs'
import { drawStages } from './stages/drawStages'
import type { Canvas } from './svg/Canvas'

/** Any form of figure on any canvas. */
export function drawChart(spec: Chart, canvas: Canvas): Drawing {
  switch (spec.kind) {
    case 'bars':
      return drawBars(spec, canvas)
    case 'stages':
      return drawStages(spec, canvas)
    case 'lanes':
      return drawLanes(spec, canvas)
  }
}
