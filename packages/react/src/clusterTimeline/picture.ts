import {
  clusterConsistency,
  type ClusterConsistencyAssumptions,
  type ClusterConsistencyResult,
} from '@half-open/sim/clusterConsistency'
import type { Citation } from '../figure'
import { lanesChart } from '../figure/lanes/lanesChart'
import { plotChart } from '../figure/plot/plotChart'
import { citationOf } from '../parts/citationOf'
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
    timeline: (run) => ({ chart: lanesChart(figure(...given(run))), citation: cited(run) }),
    curve: (run) => ({ chart: plotChart(curve(...given(run))), citation: cited(run) }),
  },
}

function given({ result, assumptions, locale }: Run): Parameters<typeof figure> {
  return [result, assumptions, axisEndMs(assumptions), clusterTimelineMessages[locale], locale]
}

function cited(run: Run): Citation {
  const { result, assumptions, locale } = run
  const messages = clusterTimelineMessages[locale]
  const { finding } = describe(result, assumptions, messages, locale)
  return citationOf(clusterConsistency, run, messages.title, finding, partMessages[locale])
}
