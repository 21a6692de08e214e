import type { WidgetProps } from '@half-open/react'
import type { ModelId } from '@half-open/react/headless'
import type { Assumptions } from '@half-open/sim'
import type { ComponentType } from 'react'

export type AnyWidget = ComponentType<WidgetProps<Assumptions, object>>

export interface WidgetEntry {
  load: () => Promise<AnyWidget>
  /** The model whose assumptions are the element's attributes. */
  model: ModelId
}

const any = (widget: unknown) => widget as AnyWidget

/** Every widget, by its tag. */
export const widgets: Readonly<Record<string, WidgetEntry>> = {
  'half-open-cluster-consistency-timeline': {
    load: () =>
      import('@half-open/react/ClusterConsistencyTimeline').then(({ ClusterConsistencyTimeline }) =>
        any(ClusterConsistencyTimeline),
      ),
    model: 'clusterConsistency',
  },
  'half-open-command-lifecycle': {
    load: () => import('@half-open/react/CommandLifecycle').then(({ CommandLifecycle }) => any(CommandLifecycle)),
    model: 'fleetDay',
  },
  'half-open-detection-lag-bar': {
    load: () => import('@half-open/react/DetectionLagBar').then(({ DetectionLagBar }) => any(DetectionLagBar)),
    model: 'fleetDay',
  },
  'half-open-gateway-restart-curve': {
    load: () =>
      import('@half-open/react/GatewayRestartCurve').then(({ GatewayRestartCurve }) => any(GatewayRestartCurve)),
    model: 'gatewayRestart',
  },
  'half-open-queue-cliff': {
    load: () => import('@half-open/react/QueueCliff').then(({ QueueCliff }) => any(QueueCliff)),
    model: 'gatewayRestart',
  },
  'half-open-smart-timeouts-chain': {
    load: () =>
      import('@half-open/react/SmartTimeoutsChain').then(({ SmartTimeoutsChain }) => any(SmartTimeoutsChain)),
    model: 'smartTimeouts',
  },
  'half-open-two-sessions-race': {
    load: () => import('@half-open/react/TwoSessionsRace').then(({ TwoSessionsRace }) => any(TwoSessionsRace)),
    model: 'sessionRace',
  },
}
