import useBaseUrl from '@docusaurus/useBaseUrl'
import { BeliefLags, ClusterConsistencyTimeline, CommandLifecycle, DetectionLagBar, GatewayRestartCurve, QueueCliff, SmartTimeoutsChain, TwoSessionsRace } from '@half-open/react'
import type { ComponentType } from 'react'
import { useLocale } from './components/useLocale'

/** A widget in the language of the page. */
function local<P extends object>(Widget: ComponentType<P>) {
  return function LocalWidget(props: P) {
    return <Widget locale={useLocale()} {...props} />
  }
}

/** One that the builder of this site can set, with a way there. */
function buildable<P extends object>(Widget: ComponentType<P>) {
  const Local = local(Widget)
  return function BuildableWidget(props: P) {
    return <Local builder={useBaseUrl('/embed-builder/')} {...props} />
  }
}

/** Every widget as the pages of this site use it. */
export const widgets = {
  BeliefLags: local(BeliefLags),
  DetectionLagBar: buildable(DetectionLagBar),
  CommandLifecycle: buildable(CommandLifecycle),
  TwoSessionsRace: buildable(TwoSessionsRace),
  GatewayRestartCurve: buildable(GatewayRestartCurve),
  QueueCliff: buildable(QueueCliff),
  SmartTimeoutsChain: buildable(SmartTimeoutsChain),
  ClusterConsistencyTimeline: buildable(ClusterConsistencyTimeline),
}
