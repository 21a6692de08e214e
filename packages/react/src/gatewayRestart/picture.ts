import { ensemble } from '@half-open/sim'
import { gatewayRestart, type GatewayRestartAssumptions, type RetryPolicy } from '@half-open/sim/gatewayRestart'
import { plotChart } from '../figure/plot/plotChart'
import type { Restarts } from '../models/gatewayRestart/policies'
import { restarts } from '../models/gatewayRestart/restarts'
import { partMessages } from '../parts/messages'
import type { Picture, Pictured, PicturedRun } from '../pictures/Picture'
import { timeAxis } from './axis'
import { describe } from './describe'
import { figure } from './figure'
import { gatewayRestartCurveMessages } from './messages'
import { lastBack, spreadOf } from './spread'

type Run = PicturedRun<GatewayRestartAssumptions, Restarts>

/** With the rows of either policy, and the spread of the fifty runs as the widget has it once they are computed. */
export const gatewayRestartPicture: Picture<GatewayRestartAssumptions, Restarts, RetryPolicy> = {
  model: restarts,
  views: {
    fixed: (run) => withRowsOf('fixed', run),
    random: (run) => withRowsOf('random', run),
  },
}

function withRowsOf(policy: RetryPolicy, { assumptions, seed, result, locale }: Run): Pictured {
  const messages = gatewayRestartCurveMessages[locale]
  const spread = spreadOf(ensemble(restarts, assumptions, { metrics: lastBack }).bands)
  return {
    chart: plotChart(figure(result, assumptions, { axis: timeAxis(result, assumptions), policy, spread, messages, locale })),
    citation: {
      title: messages.title,
      finding: describe(result, assumptions, messages, locale).finding,
      source: partMessages[locale].cite(gatewayRestart.id, gatewayRestart.version, String(seed)),
    },
  }
}
