'use client'

import type { GatewayRestartAssumptions } from '@half-open/sim/gatewayRestart'
import { ChartSvg, plotChart } from '../figure'
import { gatewayRestartMessages } from '../models/gatewayRestart/messages'
import { AssumptionControls } from '../parts/AssumptionControls'
import { citationOf } from '../parts/citationOf'
import { messagesOf } from '../parts/messagesOf'
import { pendingText } from '../parts/pendingText'
import { useAloud } from '../parts/useAloud'
import { useHeld } from '../parts/useHeld'
import type { OfferedControls } from '../parts/useShownModel'
import { useWidget } from '../parts/useWidget'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { WidgetProps } from '../parts/WidgetProps'
import { useFiftyRuns } from '../state/useFiftyRuns'
import { formatDuration } from '../text/duration'
import { describe } from './describe'
import { axisEndS, figure } from './figure'
import { MapPart } from './MapPart'
import { queueCliffMessages, type QueueCliffMessages } from './messages'
import { atRandom, sweep } from './restart'
import { describeSpread, lastBack } from './spread'

export type QueueCliffProps = WidgetProps<GatewayRestartAssumptions, QueueCliffMessages>

const offered: OfferedControls<GatewayRestartAssumptions> = {
  // What an operator can do about the cliff, beside a shorter queue.
  first: ['loginTimeoutS', 'acceptPerS', 'deadLogins'],
  // Both policies are shown, whichever the assumption says.
  without: ['retryPolicy'],
}

/**
 * How long after a gateway's fall the last device is back, by what its accept queue holds: a longer queue helps, then
 * harms, and then keeps the fleet out for ever, unless devices wait at random. Model: `gatewayRestart`.
 */
export function QueueCliff(given: QueueCliffProps) {
  const widget = useWidget('QueueCliff', sweep, given, offered)
  const { run, props, locale, texts, awake } = widget
  const { assumptions, result: points } = run.shown
  const messages = messagesOf(widget.name, queueCliffMessages[locale], props.messages)
  const words = gatewayRestartMessages[locale]
  const title = props.title ?? messages.title

  const endS = useHeld(axisEndS(points), run.dragging)
  const chart = plotChart(figure(points, assumptions, endS, messages, locale))
  const { finding, notes, wayOut } = describe(points, assumptions, messages, locale)
  // One queue takes as long as each of the fifty runs, or nearly so.
  const fifty = useFiftyRuns(atRandom, { ...run, shown: { tookMs: run.shown.tookMs / points.length } }, lastBack, widget.near && wayOut === undefined)
  useAloud(`${finding} ${texts.axisNow(formatDuration(endS, locale))}`, run)

  const citation = citationOf(sweep, run.shown, title, finding, texts)
  const shared = { model: sweep, run, words, disabled: !awake, locale, messages: texts }

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
          <p className="half-open-cliff-notes">{notes}</p>
        </>
      }
      details={
        <>
          <MapPart run={run} near={widget.near} messages={messages} locale={locale} />
          <WidgetDetails
            widget={widget}
            model={sweep}
            words={words}
            charts={[chart]}
            citation={citation}
            // Where nobody gets in there is no chance.
            {...(wayOut === undefined && { chance: { fifty, spreadText: describeSpread(fifty, run.assumptions, messages, locale) } })}
          />
        </>
      }
    />
  )
}
