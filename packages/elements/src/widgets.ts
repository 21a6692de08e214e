import type { WidgetProps } from '@half-open/react'
import type { ModelId } from '@half-open/react/headless'
import type { Assumptions } from '@half-open/sim'
import type { ComponentType } from 'react'

export type AnyWidget = ComponentType<WidgetProps<Assumptions, object>>

export interface WidgetEntry {
  load: () => Promise<AnyWidget>
  /** The models whose assumptions are the element's attributes; of several each attribute begins with its model. */
  models: readonly ModelId[]
}

const any = (widget: unknown) => widget as AnyWidget

/** Every widget, by its tag. */
export const widgets: Readonly<Record<string, WidgetEntry>> = {
  'half-open-belief-lags': {
    load: () => import('@half-open/react/BeliefLags').then(({ BeliefLags }) => any(BeliefLags)),
    models: ['fleetDay', 'smartTimeouts', 'clusterConsistency'],
  },
  'half-open-cluster-consistency-timeline': {
    load: () =>
      import('@half-open/react/ClusterConsistencyTimeline').then(({ ClusterConsistencyTimeline }) =>
        any(ClusterConsistencyTimeline),
      ),
    models: ['clusterConsistency'],
  },
  'half-open-command-lifecycle': {
    load: () => import('@half-open/react/CommandLifecycle').then(({ CommandLifecycle }) => any(CommandLifecycle)),
    models: ['fleetDay'],
  },
  'half-open-detection-lag-bar': {
    load: () => import('@half-open/react/DetectionLagBar').then(({ DetectionLagBar }) => any(DetectionLagBar)),
    models: ['fleetDay'],
  },
  'half-open-gateway-restart-curve': {
    load: () =>
      import('@half-open/react/GatewayRestartCurve').then(({ GatewayRestartCurve }) => any(GatewayRestartCurve)),
    models: ['gatewayRestart'],
  },
  'half-open-queue-cliff': {
    load: () => import('@half-open/react/QueueCliff').then(({ QueueCliff }) => any(QueueCliff)),
    models: ['gatewayRestart'],
  },
  'half-open-smart-timeouts-chain': {
    load: () =>
      import('@half-open/react/SmartTimeoutsChain').then(({ SmartTimeoutsChain }) => any(SmartTimeoutsChain)),
    models: ['smartTimeouts'],
  },
  'half-open-two-sessions-race': {
    load: () => import('@half-open/react/TwoSessionsRace').then(({ TwoSessionsRace }) => any(TwoSessionsRace)),
    models: ['sessionRace'],
  },
}
