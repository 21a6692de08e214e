'use client'

import { clusterConsistency, type ClusterConsistencyAssumptions } from '@half-open/sim/clusterConsistency'
import { ChartSvg, lanesChart, plotChart } from '../figure'
import { clusterConsistencyMessages } from '../models/clusterConsistency/messages'
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
import { axisEndMs, ms } from './axis'
import { controlsOf } from './controlsOf'
import { curve } from './curve'
import { describe } from './describe'
import { figure } from './figure'
import { HiddenNodes } from './HiddenNodes'
import { clusterTimelineMessages, type ClusterTimelineMessages } from './messages'
import { ReadControl } from './ReadControl'
import { describeSpread, met } from './spread'

export type ClusterConsistencyTimelineProps = WidgetProps<ClusterConsistencyAssumptions, ClusterTimelineMessages>

const offered: OfferedControls<ClusterConsistencyAssumptions> = { inFigure: ['requestDelayMs', 'scenario'] }

/**
 * A change in a cluster whose nodes learn of it by polling, and what is read in between: by who made it, over HTTP or a
 * WebSocket, by a second device, and by one that is notified. Model: `clusterConsistency`.
 */
export function ClusterConsistencyTimeline(given: ClusterConsistencyTimelineProps) {
  const offers = useWidget('ClusterConsistencyTimeline', clusterConsistency, given, offered)
  const { run, props, locale, texts, awake } = offers
  const { scenario } = run.assumptions
  const widget =
    props.controls === undefined ? { ...offers, controls: controlsOf(offers.controls, run.assumptions) } : offers
  const messages = messagesOf(widget.name, clusterTimelineMessages[locale], props.messages)
  const words = clusterConsistencyMessages[locale]
  const title = props.title ?? messages.title

  const fifty = useFiftyRuns(clusterConsistency, run, met, widget.near)
  const endMs = useHeld(axisEndMs(run.assumptions), run.dragging)
  const lanes = lanesChart(figure(run.result, run.assumptions, endMs, messages, locale))
  const plot = plotChart(curve(run.result, run.assumptions, endMs, messages, locale))
  const { finding, promise, wayOut } = describe(run.result, run.assumptions, messages, locale)
  useAloud(`${finding} ${promise} ${texts.axisNow(ms(endMs, locale))}`, run)

  const citation = citationOf(clusterConsistency, run, title, finding, texts)
  const shared = { model: clusterConsistency, run, words, disabled: !awake, locale, messages: texts }
  const offersTabs = widget.controls.inFigure.includes('scenario')
  const offersRead = widget.controls.inFigure.includes('requestDelayMs')

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      title={title}
      finding={finding}
      figure={
        <>
          {offersTabs && (
            <ViewSwitch
              label={messages.scenario}
              hidesLabel
              choices={clusterConsistency.assumptions.scenario.choices}
              chosen={scenario}
              names={messages.scenarios}
              disabled={!awake}
              onChoose={(next) => run.change('scenario', next, 'commit')}
            />
          )}
          <WayOutButton wayOut={wayOut} widget={widget} />
          <div className="half-open-race">
            <div className="half-open-figure">
              <ChartSvg chart={lanes} />
            </div>
            {offersRead && <ReadControl widget={widget} endMs={endMs} messages={messages} />}
          </div>
          <p className="half-open-command">{promise}</p>
          <p className="half-open-key">
            {messages.key}{' '}
            <HiddenNodes
              timeline={run.result.timeline}
              assumptions={run.assumptions}
              messages={messages}
              locale={locale}
            />
          </p>
          <div className="half-open-figure">
            <ChartSvg chart={plot} />
          </div>
          <p className="half-open-key">{messages.curve.key}</p>
        </>
      }
      controls={<AssumptionControls {...shared} keys={widget.controls.beside} />}
      details={
        <WidgetDetails
          widget={widget}
          model={clusterConsistency}
          words={words}
          charts={[lanes, plot]}
          citation={citation}
          chance={{ fifty, spreadText: describeSpread(fifty, run.assumptions, messages, locale) }}
        />
      }
    />
  )
}
