'use client'

import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { useState } from 'react'
import { barsChart, Figure } from '../figure'
import { Loaded } from '../parts/Loaded'
import { fleetDayLagWords } from '../models/fleetDay/messages/lagWords'
import { movesNoLag } from '../models/fleetDay/movesNoLag'
import { AssumptionControls } from '../parts/AssumptionControls'
import { citationOf } from '../parts/citationOf'
import { ExploreDetails } from '../parts/ExploreDetails'
import { messagesOf } from '../parts/messagesOf'
import { usePrediction } from '../parts/predict/usePrediction'
import { useAloud } from '../parts/useAloud'
import { useHeld } from '../parts/useHeld'
import { useWidget } from '../parts/useWidget'
import { ViewSwitch } from '../parts/ViewSwitch'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { PredictProps, WidgetProps } from '../parts/WidgetProps'
import { useFiftyRuns } from '../state/useFiftyRuns'
import { formatDuration } from '../text/duration'
import { durationTicks } from '../text/durationTicks'
import { causes, type Cause } from './cause'
import { describe } from './describe'
import { axisEndS, figure } from './figure'
import { detectionLagMessages, type DetectionLagMessages } from './messages'
import { describeSpread, medians, spreadOf } from './spread'

export type DetectionLagBarProps = WidgetProps<FleetDayAssumptions, DetectionLagMessages> & PredictProps

const loadAsk = () => import('./predict/AskLag')
const loadGuess = () => import('./predict/LagGuess')

/**
 * How long a server goes on believing in a connection that has died, by what tells it of the death: application
 * activity, TCP keepalive, or either of them unless the device's new session comes first. Model: `fleetDay`.
 */
export function DetectionLagBar(given: DetectionLagBarProps) {
  const widget = useWidget('DetectionLagBar', fleetDay, given, { never: movesNoLag })
  const { run, props, locale, texts, awake } = widget
  const [cause, setCause] = useState<Cause>('all')
  const messages = messagesOf(widget.name, detectionLagMessages[locale], props.messages)
  const words = fleetDayLagWords[locale]
  const title = props.title ?? messages.title

  const fifty = useFiftyRuns(fleetDay, run, medians[cause], widget.near)
  const spread = spreadOf(fifty.runs?.bands)
  const { cover, guess } = usePrediction(given.predict, (open) => (
    <Loaded load={loadAsk} props={{ widget, cause, onOpen: open }} />
  ))
  const endS = useHeld(Math.max(axisEndS(run.result, cause), guess ?? 0), run.dragging)
  const spec = figure(run.result, run.assumptions, { cause, locale, messages, axisEndS: endS, spread })
  const { finding, wayOut } = describe(run.result, run.assumptions, cause, messages, locale)
  const axisNow = texts.axisNow(formatDuration(endS, locale))
  useAloud(`${finding} ${axisNow}`, run)

  const citation = citationOf(fleetDay, run, title, finding, texts)
  const shared = { model: fleetDay, run, words, disabled: !awake, locale, messages: texts }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      title={title}
      finding={finding}
      cover={cover}
      figure={
        <>
          <WayOutButton wayOut={wayOut} widget={widget} />
          <Figure spec={spec} inspectLabel={texts.inspect(title)}>
            {guess !== undefined && (
              <Loaded
                load={loadGuess}
                props={{ spec, guessS: guess, truthS: run.result.detection.keepalive[cause].medianS, locale }}
              />
            )}
          </Figure>
          <p className="half-open-key">{messages.key}</p>
        </>
      }
      controls={
        <>
          <AssumptionControls {...shared} keys={widget.controls.beside} />
          <ViewSwitch label={messages.cause} choices={causes} chosen={cause} names={messages.causes} disabled={!awake} onChoose={setCause} />
        </>
      }
      details={
        <WidgetDetails
          widget={widget}
          model={fleetDay}
          words={words}
          charts={[barsChart(spec)]}
          explore={
            <ExploreDetails
              spec={spec}
              ticks={(endS) => durationTicks(endS, locale)}
              title={title}
              fifty={fifty}
              locale={locale}
              messages={texts}
            />
          }
          citation={citation}
          chance={{ fifty, spreadText: describeSpread(spread, messages, locale) }}
        />
      }
    />
  )
}
