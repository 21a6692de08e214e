import { ensemble } from '@half-open/sim'
import { fleetDay, type FleetDayAssumptions, type FleetDayResult } from '@half-open/sim/fleetDay'
import { barsChart } from '../figure/bars/barsChart'
import { partMessages } from '../parts/messages'
import type { Picture, Pictured, PicturedRun } from '../pictures/Picture'
import type { Cause } from './cause'
import { describe } from './describe'
import { figure } from './figure'
import { detectionLagMessages } from './messages'
import { medians, spreadOf } from './spread'

type Run = PicturedRun<FleetDayAssumptions, FleetDayResult>

/** With the spread of the fifty runs, as the widget has it once they are computed. */
export const detectionLagPicture: Picture<FleetDayAssumptions, FleetDayResult, Cause> = {
  model: fleetDay,
  views: {
    all: (run) => deathsBy('all', run),
    coverage: (run) => deathsBy('coverage', run),
    nat: (run) => deathsBy('nat', run),
  },
}

function deathsBy(cause: Cause, { assumptions, seed, result, locale }: Run): Pictured {
  const messages = detectionLagMessages[locale]
  const spread = spreadOf(ensemble(fleetDay, assumptions, { metrics: medians[cause] }).bands)
  return {
    chart: barsChart(figure(result, assumptions, { cause, locale, messages, spread })),
    citation: {
      title: messages.title,
      finding: describe(result, assumptions, cause, messages, locale).finding,
      source: partMessages[locale].cite(fleetDay.id, fleetDay.version, String(seed)),
    },
  }
}
