import { drawChart } from '../drawChart'
import type { Chart } from '../specs'
import { fluidCanvas } from '../svg/Canvas'

/** What a picture of any form is drawn from. */
export function drawn(spec: Chart) {
  return { name: spec.name, drawing: drawChart(spec, fluidCanvas) }
}
