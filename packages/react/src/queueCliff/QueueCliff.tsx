'use client'

import { gatewayRestart, type GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { ChartSvg, plotChart, type Citation } from '../figure'
import { gatewayRestartMessages } from '../models/gatewayRestart/messages'
import { AssumptionControls } from '../parts/AssumptionControls'
import { messagesOf } from '../parts/messagesOf'
import { useAloud } from '../parts/useAloud'
import { useWidget, type OfferedControls } from '../parts/useWidget'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { WidgetProps } from '../parts/WidgetProps'
import { useFiftyRuns } from '../state/useFiftyRuns'
import { useSliced } from '../state/useSliced'
import { formatDuration } from '../text/duration'
import { formatNumber } from '../text/number'
import { describe } from './describe'
import { figure } from './figure'
import { MapPart } from './MapPart'
import { queueCliffMessages, type QueueCliffMessages } from './messages'
import { randomRestart, restart, sweep } from './restart'
import { describeSpread, lastBack } from './spread'

export type QueueCliffProps = WidgetProps<GatewayRestartAssumptions, QueueCliffMessages>

const offered: OfferedControls<GatewayRestartAssumptions> = {
  // What an operator can do about the cliff, beside a shorter queue.
  first: ['acceptPerS', 'loginTimeoutS', 'deadLogins'],
  // Both policies are shown, whichever the assumption says.
  without: ['retryPolicy'],
}

/**
 * How long after a gateway's fall the last device is back, by what its accept queue holds: a longer queue helps, then
 * harms, and then keeps the fleet out for ever, unless devices wait at random. Model: `gatewayRestart`.
 */
export function QueueCliff(given: QueueCliffProps) {
  const widget = useWidget('QueueCliff', restart, given, offered)
  const { run, props, locale, texts, awake } = widget
  const messages = messagesOf(widget.name, queueCliffMessages[locale], props.messages)
  const words = gatewayRestartMessages[locale]
  const title = props.title ?? messages.title

  const { last, progress } = useSliced(run, sweep, { initially: true })
  const fifty = useFiftyRuns(randomRestart, run, lastBack, widget.near)
  const chart = plotChart(figure(last.value, last.assumptions, messages, locale))
  const { finding, notes, wayOut } = describe(last.value, last.assumptions, messages, locale)
  useAloud(finding, run)

  const number = (value: number) => formatNumber(value, locale)
  const spreadText = describeSpread(fifty, number(run.assumptions.queueCapacity), formatDuration(run.assumptions.horizonS, locale), messages, locale)
  const citation: Citation = { title, finding, source: texts.cite(gatewayRestart.id, gatewayRestart.version, String(last.seed)) }
  const shared = { model: restart, run, words, disabled: !awake, locale, messages: texts }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
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
          <p className="half-open-cliff-notes">{progress ? messages.computing(number(progress.done + 1), number(progress.of)) : notes}</p>
        </>
      }
      details={
        <>
          <MapPart run={run} near={widget.near} messages={messages} locale={locale} />
          <WidgetDetails widget={widget} model={restart} words={words} charts={[chart]} citation={citation} chance={{ fifty, spreadText }} />
        </>
      }
    />
  )
}
