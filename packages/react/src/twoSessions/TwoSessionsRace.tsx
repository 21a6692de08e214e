'use client'

import { sessionRace, type SessionRaceAssumptions } from '@half-open/sim/sessionRace'
import { ChartSvg, gridChart, lanesChart } from '../figure'
import { sessionRaceMessages } from '../models/sessionRace/messages'
import { AssumptionControls } from '../parts/AssumptionControls'
import { citationOf } from '../parts/citationOf'
import { messagesOf } from '../parts/messagesOf'
import { useAloud } from '../parts/useAloud'
import type { OfferedControls } from '../parts/useShownModel'
import { useWidget } from '../parts/useWidget'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { WidgetProps } from '../parts/WidgetProps'
import { CloseControl } from './CloseControl'
import { describe } from './describe'
import { figure } from './figure'
import { twoSessionsMessages, type TwoSessionsMessages } from './messages'
import { ordersOf } from './orders'
import { ordersGrid } from './ordersGrid'
import { OrdersPart } from './OrdersPart'

export type TwoSessionsRaceProps = WidgetProps<SessionRaceAssumptions, TwoSessionsMessages>

const offered: OfferedControls<SessionRaceAssumptions> = {
  first: ['oldCloseAfterLoginS', 'messageIntervalS', 'bufferedMessages', 'commandAtS'],
  inFigure: ['oldCloseAfterLoginS'],
}

/**
 * A device comes back while the server still holds its old session, whose late close may erase the new one: what three
 * kinds of registry make of it, at any moment and in every order. Model: `sessionRace`.
 */
export function TwoSessionsRace(given: TwoSessionsRaceProps) {
  const widget = useWidget('TwoSessionsRace', sessionRace, given, offered)
  const { run, props, locale, texts, awake } = widget
  const messages = messagesOf(widget.name, twoSessionsMessages[locale], props.messages)
  const words = sessionRaceMessages[locale]
  const title = props.title ?? messages.title

  const lanes = lanesChart(figure(run.result, run.assumptions, messages, locale))
  const orders = ordersOf(run.assumptions)
  const grid = ordersGrid(orders, run.assumptions, messages, locale)
  const { finding, command, wayOut } = describe(run.result, run.assumptions, messages, locale)
  useAloud(`${finding} ${command}`, run)

  const cite = (of: string, says: string) => citationOf(sessionRace, run, of, says, texts)
  const shared = { model: sessionRace, run, words, disabled: !awake, locale, messages: texts }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      title={title}
      finding={finding}
      figure={
        <>
          <WayOutButton wayOut={wayOut} widget={widget} />
          <div className="half-open-race">
            <div className="half-open-figure">
              <ChartSvg chart={lanes} />
            </div>
            <p className="half-open-command">{command}</p>
            {widget.controls.inFigure.length > 0 && <CloseControl widget={widget} messages={messages} />}
          </div>
        </>
      }
      controls={<AssumptionControls {...shared} keys={widget.controls.beside} />}
      details={
        <>
          <OrdersPart spec={grid} orders={orders} awake={awake} locale={locale} messages={messages} texts={texts} say={run.say} cite={cite} />
          <WidgetDetails widget={widget} model={sessionRace} words={words} charts={[lanes, gridChart(grid)]} citation={cite(title, finding)} />
        </>
      }
    />
  )
}
