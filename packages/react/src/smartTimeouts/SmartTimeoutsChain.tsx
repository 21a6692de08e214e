'use client'

import {
  chainServers,
  smartTimeouts,
  type ChainPolicy,
  type SmartTimeoutsAssumptions,
} from '@half-open/sim/smartTimeouts'
import { useState } from 'react'
import { ChartSvg, plotChart, treeChart } from '../figure'
import { smartTimeoutsMessages } from '../models/smartTimeouts/messages'
import { AssumptionControls } from '../parts/AssumptionControls'
import { citationOf } from '../parts/citationOf'
import { messagesOf } from '../parts/messagesOf'
import { useAloud } from '../parts/useAloud'
import { useHeld } from '../parts/useHeld'
import type { OfferedControls } from '../parts/useShownModel'
import { useWidget } from '../parts/useWidget'
import { ViewSwitch } from '../parts/ViewSwitch'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { WidgetProps } from '../parts/WidgetProps'
import { useFiftyRuns } from '../state/useFiftyRuns'
import { formatDuration } from '../text/duration'
import { describe } from './describe'
import { figure } from './figure'
import { smartTimeoutsChainMessages, type SmartTimeoutsChainMessages } from './messages'
import { lastMomentS, telling } from './moment'
import { MomentControl } from './MomentControl'
import { policies } from './policies'
import { ruleKeys } from './rules'
import { RulesControl } from './RulesControl'
import { momentSentence, serverTree } from './serverTree'
import { compared, describeSpread } from './spread'
import { useScene } from './useScene'
import { WorkersPart } from './WorkersPart'

export type SmartTimeoutsChainProps = WidgetProps<SmartTimeoutsAssumptions, SmartTimeoutsChainMessages>

const offered: OfferedControls<SmartTimeoutsAssumptions> = { first: ['outageS', 'requestsPerS', 'timeoutS'] }

/**
 * The last server of a chain dies: who waits for it, minute by minute, what a blacklist with growing periods saves, and
 * how long it goes on refusing the server once it is back. Model: `smartTimeouts`.
 */
export function SmartTimeoutsChain(given: SmartTimeoutsChainProps) {
  const widget = useWidget('SmartTimeoutsChain', smartTimeouts, given, offered)
  const { run, props, locale, texts, awake, controls } = widget
  const { assumptions, result } = run.shown
  const [policy, setPolicy] = useState<ChainPolicy>('with')
  const [chosenS, setMoment] = useState<number>()
  const messages = messagesOf(widget.name, smartTimeoutsChainMessages[locale], props.messages)
  const words = smartTimeoutsMessages[locale]
  const title = props.title ?? messages.title
  const names = chainServers(assumptions)

  const fifty = useFiftyRuns(smartTimeouts, run, compared, widget.near)
  const endS = useHeld(assumptions.horizonS, run.dragging)
  const plot = figure(result, assumptions, { endS, policy, names, messages, locale })
  const chart = plotChart(plot)
  const atS = Math.min(chosenS ?? telling(result, assumptions), lastMomentS(assumptions))
  const { scene, of } = useScene(run.shown, policy, atS)
  const workers = treeChart(serverTree(scene, of.assumptions, messages, locale))
  const sentence = momentSentence(scene, of.assumptions, messages, locale)
  const { finding, wayOut } = describe(result, assumptions, policy, names, messages, locale)
  useAloud(`${finding} ${texts.axisNow(formatDuration(endS, locale))}`, run)

  const citation = citationOf(smartTimeouts, run.shown, title, finding, texts)
  const shared = { model: smartTimeouts, run, words, disabled: !awake, locale, messages: texts }
  const movable = [...controls.beside, ...controls.more]
  const { without, with: withThem, removed } = messages.policies
  const policyNames = { without: without(), with: withThem(), removed: removed(names) }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      title={title}
      finding={finding}
      figure={
        <>
          <WayOutButton wayOut={wayOut} widget={widget} />
          <div className="half-open-chain">
            <div className="half-open-figure">
              <ChartSvg chart={plotChart({ ...plot, cursor: atS })} />
            </div>
            <MomentControl
              atS={atS}
              endS={endS}
              label={messages.moment}
              valueText={sentence}
              disabled={!awake}
              onMoment={(next) => setMoment(Math.min(next, lastMomentS(assumptions)))}
            />
          </div>
        </>
      }
      controls={
        <>
          <AssumptionControls {...shared} keys={controls.beside} />
          {ruleKeys.every((key) => movable.includes(key)) && (
            <RulesControl assumptions={run.assumptions} disabled={!awake} messages={messages} onRules={run.changeAll} />
          )}
          <ViewSwitch
            label={messages.switch}
            choices={policies}
            chosen={policy}
            names={policyNames}
            disabled={!awake}
            onChoose={setPolicy}
          />
          <p className="half-open-key">{messages.key(names)}</p>
        </>
      }
      details={
        <>
          <WorkersPart chart={workers} sentence={sentence} names={names} messages={messages} />
          <WidgetDetails
            widget={widget}
            model={smartTimeouts}
            words={words}
            charts={[chart, workers]}
            citation={citation}
            chance={{ fifty, spreadText: describeSpread(fifty, assumptions, messages, locale) }}
          />
        </>
      }
    />
  )
}
