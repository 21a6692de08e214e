import { DetectionLagBar } from '@half-open/react'
import { createElement } from 'react'

export const figure = createElement(DetectionLagBar, { defaultAssumptions: { heartbeatIntervalS: 120 } })
