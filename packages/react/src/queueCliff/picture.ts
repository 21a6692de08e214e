import type { GatewayRestartAssumptions, QueuePoint } from '@half-open/sim/gatewayRestart'
import { plotChart } from '../figure/plot/plotChart'
import { citationOf } from '../parts/citationOf'
import { partMessages } from '../parts/messages'
import type { Picture, Pictured, PicturedRun } from '../pictures/Picture'
import { describe } from './describe'
import { axisEndS, figure } from './figure'
import { queueCliffMessages } from './messages'
import { sweep } from './restart'

/** The time to the last device by the queue. */
export const queueCliffPicture: Picture<GatewayRestartAssumptions, QueuePoint[], 'queues'> = { model: sweep, views: { queues } }

function queues(run: PicturedRun<GatewayRestartAssumptions, QueuePoint[]>): Pictured {
  const { assumptions, result, locale } = run
  const messages = queueCliffMessages[locale]
  return {
    chart: plotChart(figure(result, assumptions, axisEndS(result), messages, locale)),
    citation: citationOf(sweep, run, messages.title, describe(result, assumptions, messages, locale).finding, partMessages[locale]),
  }
}
