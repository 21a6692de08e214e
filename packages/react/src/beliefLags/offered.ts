import type { ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import { movesNoLag } from '../models/fleetDay/movesNoLag'
import type { OfferedControls } from '../parts/useShownModel'

/** Of each model first what says how seldom it looks; of the registry and of a node nothing that moves no lag. */
export const offered: {
  fleetDay: OfferedControls<FleetDayAssumptions>
  smartTimeouts: OfferedControls<SmartTimeoutsAssumptions>
  clusterConsistency: OfferedControls<ClusterConsistencyAssumptions>
} = {
  fleetDay: { first: ['heartbeatIntervalS'], without: movesNoLag.filter((key) => key !== 'detection') },
  smartTimeouts: { first: ['increaseS'] },
  clusterConsistency: {
    first: ['pollPeriodMs'],
    without: [
      'waitLimitMs',
      'requestDelayMs',
      'readGapMs',
      'retryMs',
      'commitMs',
      'networkMs',
      'otherTrafficPerS',
      'scenario',
      'routing',
      'token',
      'notify',
    ],
  },
}
