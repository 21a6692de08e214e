import { beliefLagsPicture } from '../beliefLags/picture'
import { clusterTimelinePicture } from '../clusterTimeline/picture'
import { commandLifecyclePicture } from '../commandLifecycle/picture'
import { detectionLagPicture } from '../detectionLag/picture'
import { gatewayRestartPicture } from '../gatewayRestart/picture'
import { queueCliffPicture } from '../queueCliff/picture'
import { smartTimeoutsChainPicture } from '../smartTimeouts/picture'
import { twoSessionsPicture } from '../twoSessions/picture'

/** The picture of every widget, by the widget's name. */
export const pictures = {
  DetectionLagBar: detectionLagPicture,
  CommandLifecycle: commandLifecyclePicture,
  TwoSessionsRace: twoSessionsPicture,
  GatewayRestartCurve: gatewayRestartPicture,
  QueueCliff: queueCliffPicture,
  ClusterConsistencyTimeline: clusterTimelinePicture,
  SmartTimeoutsChain: smartTimeoutsChainPicture,
  BeliefLags: beliefLagsPicture,
}

export type WidgetName = keyof typeof pictures
