import { Assumption, DetectionLagBar, Result, defineArticle } from '@half-open/react'
import { createElement } from 'react'

const article = defineArticle({ name: 'open-socket', assumptions: { fleetDay: { heartbeatIntervalS: 120 } } })

/** By the id of the element that each stands in. */
export const parts = {
  heartbeat: createElement(Assumption, { article, of: 'fleetDay', name: 'heartbeatIntervalS' }),
  median: createElement(Result, { article, of: 'fleetDay', metric: 'activityMedian' }),
  lag: createElement(DetectionLagBar, { article }),
}
