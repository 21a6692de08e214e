'use client'

import type { GatewayRestartAssumptions, RetryPolicy } from '@half-open/sim/gatewayRestart'
import { useState } from 'react'
import { ChartSvg, plotChart } from '../figure'
import { gatewayRestartMessages } from '../models/gatewayRestart/messages'
import { policies } from '../models/gatewayRestart/policies'
import { restarts } from '../models/gatewayRestart/restarts'
import { AssumptionControls } from '../parts/AssumptionControls'
import { citationOf } from '../parts/citationOf'
import { messagesOf } from '../parts/messagesOf'
import { pendingText } from '../parts/pendingText'
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
import { timeAxis } from './axis'
import { describe } from './describe'
import { figure } from './figure'
import { gatewayRestartCurveMessages, type GatewayRestartCurveMessages } from './messages'
import { describeSpread, lastBack, spreadOf } from './spread'

export type GatewayRestartCurveProps = WidgetProps<GatewayRestartAssumptions, GatewayRestartCurveMessages>

const offered: OfferedControls<GatewayRestartAssumptions> = {
  first: ['retryIntervalS', 'queueCapacity', 'acceptPerS'],
  // Both policies are shown, whichever the assumption says.
  without: ['retryPolicy'],
}

/**
 * A gateway falls and comes up again, and every device wants its session back: the share of the fleet that has one, second
 * by second, where devices wait a fixed time between attempts and where they wait at random. Model: `gatewayRestart`.
 */
export function GatewayRestartCurve(given: GatewayRestartCurveProps) {
  const widget = useWidget('GatewayRestartCurve', restarts, given, offered)
  const { run, props, locale, texts, awake } = widget
  const { assumptions, result } = run.shown
  const [chosen, setPolicy] = useState<RetryPolicy>()
  const policy = chosen ?? assumptions.retryPolicy
  const messages = messagesOf(widget.name, gatewayRestartCurveMessages[locale], props.messages)
  const words = gatewayRestartMessages[locale]
  const title = props.title ?? messages.title

  const fifty = useFiftyRuns(restarts, run, lastBack, widget.near)
  const axisNow = timeAxis(result, assumptions)
  const axis = { endS: useHeld(axisNow.endS, run.dragging), cut: useHeld(axisNow.cut, run.dragging) }
  const spread = spreadOf(fifty.runs?.bands)
  const chart = plotChart(figure(result, assumptions, { axis, policy, spread, messages, locale }))
  const { finding, wayOut } = describe(result, assumptions, messages, locale)
  useAloud(`${finding} ${texts.axisNow(formatDuration(axis.endS, locale))}`, run)

  const citation = citationOf(restarts, run.shown, title, finding, texts)
  const shared = { model: restarts, run, words, disabled: !awake, locale, messages: texts }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      pending={pendingText(shared)}
      title={title}
      finding={finding}
      figure={
        <>
          <WayOutButton wayOut={wayOut} widget={widget} />
          <div className="half-open-figure">
            <ChartSvg chart={chart} />
          </div>
        </>
      }
      controls={
        <>
          <AssumptionControls {...shared} keys={widget.controls.beside} />
          <ViewSwitch label={messages.switch} choices={policies} chosen={policy} names={messages.policies} disabled={!awake} onChoose={setPolicy} />
          <p className="half-open-key">{messages.key}</p>
        </>
      }
      details={
        <WidgetDetails
          widget={widget}
          model={restarts}
          words={words}
          charts={[chart]}
          citation={citation}
          chance={{ fifty, spreadText: describeSpread(fifty, assumptions, messages, locale) }}
        />
      }
    />
  )
}
