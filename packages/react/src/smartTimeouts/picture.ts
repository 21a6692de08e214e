import {
  chainServers,
  smartTimeouts,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
  type SmartTimeoutsResult,
} from '@half-open/sim/smartTimeouts'
import { plotChart } from '../figure/plot/plotChart'
import { citationOf } from '../parts/citationOf'
import { partMessages } from '../parts/messages'
import type { Picture, Pictured, PicturedRun } from '../pictures/Picture'
import { describe } from './describe'
import { figure } from './figure'
import { smartTimeoutsChainMessages } from './messages'

type Run = PicturedRun<SmartTimeoutsAssumptions, SmartTimeoutsResult>

/** The outage, with the rows of each policy. */
export const smartTimeoutsChainPicture: Picture<SmartTimeoutsAssumptions, SmartTimeoutsResult, ChainPolicy> = {
  model: smartTimeouts,
  views: {
    with: (run) => under('with', run),
    without: (run) => under('without', run),
    removed: (run) => under('removed', run),
  },
}

function under(policy: ChainPolicy, run: Run): Pictured {
  const { assumptions, result, locale } = run
  const messages = smartTimeoutsChainMessages[locale]
  const names = chainServers(assumptions)
  const { finding } = describe(result, assumptions, policy, names, messages, locale)
  return {
    chart: plotChart(figure(result, assumptions, { endS: assumptions.horizonS, policy, names, messages, locale })),
    citation: citationOf(smartTimeouts, run, messages.title, finding, partMessages[locale]),
  }
}
