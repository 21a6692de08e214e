import { gatewayRestart, type GatewayRestartAssumptions, type QueuePoint } from '@half-open/sim/gatewayRestart'
import { plotChart } from '../figure/plot/plotChart'
import { partMessages } from '../parts/messages'
import type { Picture, Pictured, PicturedRun } from '../pictures/Picture'
import { describe } from './describe'
import { axisEndS, figure } from './figure'
import { queueCliffMessages } from './messages'
import { sweep } from './restart'

/** The time to the last device by the queue. */
export const queueCliffPicture: Picture<GatewayRestartAssumptions, QueuePoint[], 'queues'> = { model: sweep, views: { queues } }

function queues({ assumptions, seed, result, locale }: PicturedRun<GatewayRestartAssumptions, QueuePoint[]>): Pictured {
  const messages = queueCliffMessages[locale]
  return {
    chart: plotChart(figure(result, assumptions, axisEndS(result), messages, locale)),
    citation: {
      title: messages.title,
      finding: describe(result, assumptions, messages, locale).finding,
      source: partMessages[locale].cite(gatewayRestart.id, gatewayRestart.version, String(seed)),
    },
  }
}
