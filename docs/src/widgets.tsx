import useBaseUrl from '@docusaurus/useBaseUrl'
import { BeliefLags, ClusterConsistencyTimeline, CommandLifecycle, DetectionLagBar, GatewayRestartCurve, QueueCliff, SmartTimeoutsChain, TwoSessionsRace } from '@half-open/react'
import type { ComponentType } from 'react'
import { useLocale } from './components/useLocale'

/** A widget in the language of the page, with a way to the builder of this site. */
function local<P extends object>(Widget: ComponentType<P>) {
  return function LocalWidget(props: P) {
    return <Widget locale={useLocale()} builder={useBaseUrl('/embed-builder/')} {...props} />
  }
}

/** Every widget as the pages of this site use it. */
export const widgets = {
  BeliefLags: local(BeliefLags),
  DetectionLagBar: local(DetectionLagBar),
  CommandLifecycle: local(CommandLifecycle),
  TwoSessionsRace: local(TwoSessionsRace),
  GatewayRestartCurve: local(GatewayRestartCurve),
  QueueCliff: local(QueueCliff),
  SmartTimeoutsChain: local(SmartTimeoutsChain),
  ClusterConsistencyTimeline: local(ClusterConsistencyTimeline),
}
