'use client'

import { show } from '@half-open/sim'
import type { ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import type { SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import { Figure } from '../figure'
import { clusterConsistencyMessages } from '../models/clusterConsistency/messages'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { smartTimeoutsMessages } from '../models/smartTimeouts/messages'
import { checkedProps, isObject } from '../parts/checkedProps'
import { messagesOf } from '../parts/messagesOf'
import { useAloud } from '../parts/useAloud'
import { pins, useFrame } from '../parts/useFrame'
import { useHeld } from '../parts/useHeld'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { FrameProps, ModelProps } from '../parts/WidgetProps'
import { orDefault } from '../state/orDefault'
import { formatDuration } from '../text/duration'
import { axisEndS } from './axis'
import { BeliefControls } from './BeliefControls'
import { BeliefDetails } from './BeliefDetails'
import { BeliefWayOut } from './BeliefWayOut'
import { describe } from './describe'
import { figure } from './figure'
import { lagsOf } from './lags'
import { beliefLagsMessages, type BeliefLagsMessages } from './messages'
import { offered } from './offered'
import { beliefModels, type BeliefModel } from './runs'
import { compared, type Spread } from './spread'
import { useBelief } from './useBelief'

export interface BeliefLagsProps extends FrameProps<BeliefLagsMessages> {
  /** What the page sets and follows of the registry. Default: the model's own. */
  fleetDay?: ModelProps<FleetDayAssumptions>
  /** What the page sets and follows of the chain. Default: the model's own. */
  smartTimeouts?: ModelProps<SmartTimeoutsAssumptions>
  /** What the page sets and follows of the cluster. Default: the model's own. */
  clusterConsistency?: ModelProps<ClusterConsistencyAssumptions>
}

const name = 'BeliefLags'

/**
 * How late three systems learn of what has become true: a registry that a connection is dead, a chain that a server is dead
 * and that it is back, a node that the model has changed. Models: `fleetDay`, `smartTimeouts`, `clusterConsistency`.
 */
export function BeliefLags(given: BeliefLagsProps) {
  const props = checkedProps(name, given)
  const ofRegistry = checkedPropsOf('fleetDay', props.fleetDay)
  const ofChain = checkedPropsOf('smartTimeouts', props.smartTimeouts)
  const ofCluster = checkedPropsOf('clusterConsistency', props.clusterConsistency)
  const frame = useFrame(name, props, pins(ofRegistry) || pins(ofChain) || pins(ofCluster))
  const { locale, texts } = frame
  const messages = messagesOf(name, beliefLagsMessages[locale], props.messages)
  const title = props.title ?? messages.title

  const registry = useBelief(frame, beliefModels.fleetDay, ofRegistry, fleetDayMessages[locale], messages.controls.fleetDay, offered.fleetDay, ({ detection }) => compared.fleetDay[detection])
  const chain = useBelief(frame, beliefModels.smartTimeouts, ofChain, smartTimeoutsMessages[locale], messages.controls.smartTimeouts, offered.smartTimeouts, () => compared.smartTimeouts)
  const cluster = useBelief(frame, beliefModels.clusterConsistency, ofCluster, clusterConsistencyMessages[locale], messages.controls.clusterConsistency, offered.clusterConsistency, () => compared.clusterConsistency)

  const runs = { fleetDay: registry.run.shown, smartTimeouts: chain.run.shown, clusterConsistency: cluster.run.shown }
  const lags = lagsOf(runs)
  const spread: Spread = { ...registry.fifty.runs?.bands, ...chain.fifty.runs?.bands, ...cluster.fifty.runs?.bands }
  const { dragging } = registry.run
  const endS = useHeld(axisEndS(lags), dragging)
  const spec = figure(lags, { messages, locale, endS, spread })
  const finding = describe(lags, messages, locale)
  useAloud(`${finding} ${texts.axisNow(formatDuration(endS, locale))}`, registry.run)

  const beliefs = { registry, chain, cluster }

  return (
    <WidgetFrame
      widget={frame}
      props={props}
      title={title}
      finding={finding}
      figure={
        <>
          <BeliefWayOut lags={lags} frame={frame} beliefs={beliefs} messages={messages} />
          <Figure spec={spec} inspectLabel={texts.inspect(title)} />
          <p className="half-open-key">{messages.key}</p>
        </>
      }
      controls={
        <>
          <div className="half-open-controls">
            <BeliefControls belief={registry} frame={frame} keys={registry.controls.beside} />
            <BeliefControls belief={chain} frame={frame} keys={chain.controls.beside} />
            <BeliefControls belief={cluster} frame={frame} keys={cluster.controls.beside} />
          </div>
          <p className="half-open-key">{messages.axisKey}</p>
        </>
      }
      details={<BeliefDetails frame={frame} beliefs={beliefs} spec={spec} spread={spread} runs={runs} title={title} finding={finding} messages={messages} />}
    />
  )
}

/** What the page says of one of the models; who gives null gives nothing. */
function checkedPropsOf<P extends object>(model: BeliefModel, given: P | undefined): Partial<P> {
  const check = () => {
    if (given == null || isObject(given)) return given ?? {}
    throw new TypeError(`${model}: expected an object, got ${show(given)}`)
  }
  return checkedProps(`${name} ${model}`, orDefault(name, check, () => ({})))
}
