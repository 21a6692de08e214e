import { ensemble } from '@half-open/sim'
import { barsChart } from '../figure/bars/barsChart'
import { partMessages } from '../parts/messages'
import type { Picture } from '../pictures/Picture'
import { citation } from './citation'
import { describe } from './describe'
import { figure } from './figure'
import { lagsOf } from './lags'
import { beliefLagsMessages } from './messages'
import { beliefModels, type BeliefAssumptions, type BeliefRuns } from './runs'
import { compared, type Spread } from './spread'
import { together } from './together'

/** With the spread of the fifty runs of each model, as the widget has it once they are computed. */
export const beliefLagsPicture: Picture<BeliefAssumptions, BeliefRuns, 'lags'> = {
  model: together,
  views: {
    lags({ result: runs, locale }) {
      const messages = beliefLagsMessages[locale]
      const lags = lagsOf(runs)
      return {
        chart: barsChart(figure(lags, { messages, locale, spread: spreadOf(runs) })),
        citation: citation(runs, messages.title, describe(lags, messages, locale), partMessages[locale]),
      }
    },
  },
}

function spreadOf({ fleetDay, smartTimeouts, clusterConsistency }: BeliefRuns): Spread {
  const ofRegistry = compared.fleetDay[fleetDay.assumptions.detection]
  return {
    ...ensemble(beliefModels.fleetDay, fleetDay.assumptions, { metrics: ofRegistry }).bands,
    ...ensemble(beliefModels.smartTimeouts, smartTimeouts.assumptions, { metrics: compared.smartTimeouts }).bands,
    ...ensemble(beliefModels.clusterConsistency, clusterConsistency.assumptions, { metrics: compared.clusterConsistency }).bands,
  }
}
