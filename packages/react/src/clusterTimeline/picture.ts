import {
  clusterConsistency,
  type ClusterConsistencyAssumptions,
  type ClusterConsistencyResult,
} from '@half-open/sim/clusterConsistency'
import type { Citation } from '../figure'
import { lanesChart } from '../figure/lanes/lanesChart'
import { plotChart } from '../figure/plot/plotChart'
import { partMessages } from '../parts/messages'
import type { Picture, PicturedRun } from '../pictures/Picture'
import { axisEndMs } from './axis'
import { curve } from './curve'
import { describe } from './describe'
import { figure } from './figure'
import { clusterTimelineMessages } from './messages'

type Run = PicturedRun<ClusterConsistencyAssumptions, ClusterConsistencyResult>

/** One change and what is read of it, and how much of the cluster has the change, when. */
export const clusterTimelinePicture: Picture<
  ClusterConsistencyAssumptions,
  ClusterConsistencyResult,
  'timeline' | 'curve'
> = {
  model: clusterConsistency,
  views: {
    timeline: (run) => ({ chart: lanesChart(figure(...given(run))), citation: citationOf(run) }),
    curve: (run) => ({ chart: plotChart(curve(...given(run))), citation: citationOf(run) }),
  },
}

function given({ result, assumptions, locale }: Run): Parameters<typeof figure> {
  return [result, assumptions, axisEndMs(assumptions), clusterTimelineMessages[locale], locale]
}

function citationOf({ result, assumptions, seed, locale }: Run): Citation {
  const messages = clusterTimelineMessages[locale]
  const { finding } = describe(result, assumptions, messages, locale)
  return {
    title: messages.title,
    finding,
    source: partMessages[locale].cite(clusterConsistency.id, clusterConsistency.version, String(seed)),
  }
}
