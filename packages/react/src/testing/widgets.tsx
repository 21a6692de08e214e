import type { ReactElement } from 'react'
import { BeliefLags } from '../beliefLags/BeliefLags'
import { ClusterConsistencyTimeline } from '../clusterTimeline/ClusterConsistencyTimeline'
import { CommandLifecycle } from '../commandLifecycle/CommandLifecycle'
import { DetectionLagBar } from '../detectionLag/DetectionLagBar'
import { GatewayRestartCurve } from '../gatewayRestart/GatewayRestartCurve'
import { QueueCliff } from '../queueCliff/QueueCliff'
import { SmartTimeoutsChain } from '../smartTimeouts/SmartTimeoutsChain'
import type { Locale } from '../text/locale'
import { TwoSessionsRace } from '../twoSessions/TwoSessionsRace'

interface Shown {
  locale: Locale
  builder?: string
}

export interface ShownWidget {
  name: string
  show: (props: Shown) => ReactElement
  empty: ((props: Shown) => ReactElement)[]
}

/** Beside each, states that hold little or nothing to see: a new widget is one entry here. */
const shown: ShownWidget[] = [
  {
    name: 'DetectionLagBar',
    show: (props) => <DetectionLagBar {...props} />,
    empty: [
      (props) => <DetectionLagBar {...props} defaultAssumptions={{ devices: 0 }} />,
      (props) => <DetectionLagBar {...props} defaultAssumptions={{ coverageLossesPerDay: 0 }} />,
      (props) => <DetectionLagBar {...props} predict />,
    ],
  },
  {
    name: 'CommandLifecycle',
    show: (props) => <CommandLifecycle {...props} />,
    empty: [
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ devices: 0 }} />,
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ commandsPerDay: 0 }} />,
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ coverageLossesPerDay: 0 }} />,
      (props) => <CommandLifecycle {...props} defaultAssumptions={{ commandsPerDay: 100_000, heartbeatIntervalS: 360 }} />,
      (props) => <CommandLifecycle {...props} predict />,
    ],
  },
  {
    name: 'TwoSessionsRace',
    show: (props) => <TwoSessionsRace {...props} />,
    empty: [
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ coverageLossS: 900 }} />,
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ oldCloseAfterLoginS: -20 }} />,
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ coverageLossS: 10, commandAtS: 8, oldCloseAfterLoginS: 400, horizonS: 300 }} />,
      (props) => <TwoSessionsRace {...props} defaultAssumptions={{ bufferedMessages: 6, newMessages: 6, messageIntervalS: 3 }} />,
    ],
  },
  {
    name: 'GatewayRestartCurve',
    show: (props) => <GatewayRestartCurve {...props} />,
    empty: [
      (props) => <GatewayRestartCurve {...props} defaultAssumptions={{ queueCapacity: 1024 }} />,
      (props) => <GatewayRestartCurve {...props} defaultAssumptions={{ authPerS: 0 }} />,
      (props) => <GatewayRestartCurve {...props} defaultAssumptions={{ downtimeS: 0 }} />,
      (props) => <GatewayRestartCurve {...props} defaultAssumptions={{ devices: 1 }} />,
      (props) => <GatewayRestartCurve {...props} defaultAssumptions={{ horizonS: 30 }} />,
      (props) => <GatewayRestartCurve {...props} defaultAssumptions={{ horizonS: 150, instances: 4, instancesDown: 3 }} />,
    ],
  },
  {
    name: 'QueueCliff',
    show: (props) => <QueueCliff {...props} />,
    empty: [
      (props) => <QueueCliff {...props} defaultAssumptions={{ authPerS: 0 }} />,
      (props) => <QueueCliff {...props} defaultAssumptions={{ deadLogins: 'skipped', queueCapacity: 4096 }} />,
      (props) => <QueueCliff {...props} defaultAssumptions={{ devices: 8000, horizonS: 300, queueCapacity: 10 }} />,
      (props) => <QueueCliff {...props} defaultAssumptions={{ devices: 300, horizonS: 1, queueCapacity: 1_000_000 }} />,
    ],
  },
  {
    name: 'ClusterConsistencyTimeline',
    show: (props) => <ClusterConsistencyTimeline {...props} />,
    empty: [
      (props) => <ClusterConsistencyTimeline {...props} defaultAssumptions={{ nodes: 1 }} />,
      (props) => <ClusterConsistencyTimeline {...props} scenario="other-user-reads-stale" />,
      (props) => <ClusterConsistencyTimeline {...props} scenario="notified-before-the-commit" />,
      (props) => <ClusterConsistencyTimeline {...props} scenario="a-write-token-does-not-give-monotonic-reads" />,
      (props) => <ClusterConsistencyTimeline {...props} defaultAssumptions={{ nodes: 10, loadMs: 2000, loadSpread: 'exponential', pollPeriodMs: 5000 }} />,
      (props) => <ClusterConsistencyTimeline {...props} defaultAssumptions={{ pollPeriodMs: 0, loadMs: 0, waitLimitMs: 0 }} />,
    ],
  },
  {
    name: 'SmartTimeoutsChain',
    show: (props) => <SmartTimeoutsChain {...props} />,
    empty: [
      (props) => <SmartTimeoutsChain {...props} defaultAssumptions={{ outageS: 0 }} />,
      (props) => <SmartTimeoutsChain {...props} defaultAssumptions={{ requestsPerS: 0 }} />,
      (props) => <SmartTimeoutsChain {...props} defaultAssumptions={{ arrivals: 'sequential' }} />,
      (props) => <SmartTimeoutsChain {...props} defaultAssumptions={{ horizonS: 1200 }} />,
      (props) => <SmartTimeoutsChain {...props} defaultAssumptions={{ refusalsCount: true, workersPerServer: 20 }} />,
      (props) => <SmartTimeoutsChain {...props} defaultAssumptions={{ depth: 8, branching: 2, tolerance: 1000 }} />,
    ],
  },
  {
    name: 'BeliefLags',
    show: (props) => <BeliefLags {...props} />,
    empty: [
      (props) => <BeliefLags {...props} fleetDay={{ defaultAssumptions: { devices: 0 } }} smartTimeouts={{ defaultAssumptions: { outageS: 0 } }} clusterConsistency={{ defaultAssumptions: { nodes: 1 } }} />,
      (props) => <BeliefLags {...props} fleetDay={{ defaultAssumptions: { coverageLossesPerDay: 0 } }} smartTimeouts={{ defaultAssumptions: { requestsPerS: 0 } }} />,
      (props) => <BeliefLags {...props} fleetDay={{ defaultAssumptions: { detection: 'none', coverageLossMaxS: 86_400 } }} smartTimeouts={{ scenario: 'refusals-that-count' }} />,
      (props) => <BeliefLags {...props} smartTimeouts={{ defaultAssumptions: { tolerance: 1000 } }} clusterConsistency={{ defaultAssumptions: { pollPeriodMs: 0, loadMs: 0 } }} />,
      (props) => <BeliefLags {...props} smartTimeouts={{ defaultAssumptions: { horizonS: 1200 } }} clusterConsistency={{ defaultAssumptions: { pollPeriodMs: 60_000, loadSpread: 'exponential' } }} />,
    ],
  },
]

/** Every widget as the matrix shows it, with a way to an embed builder. */
export const widgets = shown.map(({ show, ...widget }) => ({
  ...widget,
  show: (props: Shown) => show({ builder: '/embed-builder/', ...props }),
}))
