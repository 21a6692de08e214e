'use client'

import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { useRef, useState } from 'react'
import { StagesFigure, type Citation, type Flow } from '../figure'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { AssumptionControls } from '../parts/AssumptionControls'
import { useAloud } from '../parts/useAloud'
import { useWidget, type OfferedControls } from '../parts/useWidget'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { WidgetProps } from '../parts/WidgetProps'
import { useFiftyRuns } from '../state/useFiftyRuns'
import { formatNumber } from '../text/number'
import { commandAt, dotOf, type Chosen } from './chosen'
import { Columns } from './Columns'
import { describe } from './describe'
import { columnOf, commandsPerDot, dotsText, figure, type StoppedState } from './figure'
import { lifecycles, type Policy } from './lifecycles'
import { commandLifecycleMessages, type CommandLifecycleMessages } from './messages'
import { describeSpread, stopped } from './spread'
import { Story } from './Story'

export type CommandLifecycleProps = WidgetProps<FleetDayAssumptions, CommandLifecycleMessages>

const offered: OfferedControls<FleetDayAssumptions> = {
  first: ['heartbeatIntervalS', 'commandExpiryS', 'detection'],
  // Both servers are shown, whichever the assumption says; bytes are no matter here.
  without: ['awaitConfirmation', 'headerBytes', 'heartbeatPayloadBytes', 'loginPayloadBytes'],
}

/**
 * What becomes of the commands of a day, twice: from a server that writes each once and never asks, and from one that
 * waits for a confirmation and resends. Those that stopped are dots; each opens its story. Model: `fleetDay`.
 */
export function CommandLifecycle(props: CommandLifecycleProps) {
  const widget = useWidget('CommandLifecycle', lifecycles, props, offered)
  const { run, locale, texts, awake } = widget
  const [chosen, setChosen] = useState<Chosen>()
  const figurePlace = useRef<HTMLDivElement>(null)
  const messages = { ...commandLifecycleMessages[locale], ...props.messages }
  const words = fleetDayMessages[locale]
  const title = props.title ?? messages.title

  const fifty = useFiftyRuns(lifecycles, run, stopped, widget.near)
  const spec = figure(run.result, messages, locale)
  const { finding, wayOut } = describe(run.result, run.assumptions, messages, locale)
  useAloud(finding, run)

  const citation: Citation = { title, finding, source: texts.cite(fleetDay.id, fleetDay.version, String(run.seed)) }
  const shared = { model: lifecycles, run, words, disabled: !awake, locale, messages: texts, tell: widget.tell }
  const number = (value: number) => formatNumber(value, locale)

  function column(policy: Policy) {
    const flow = spec.flows.find(({ id }) => id === policy) as Flow
    const dot = chosen?.policy === policy ? dotOf(run.result, chosen) : undefined
    return (
      <StagesFigure
        spec={columnOf(spec, flow, messages)}
        flow={flow}
        awake={awake}
        chosen={dot}
        onChoose={(stage, index) => {
          const command = commandAt(run.result, policy, stage.id as StoppedState, index)
          if (command !== undefined) setChosen({ policy, command })
        }}
        listLabel={({ stopped: those }) => messages.dots(those?.count.text ?? '', those?.label ?? '')}
        dotLabel={(stage, index) => {
          const command = commandAt(run.result, policy, stage.id as StoppedState, index) ?? 0
          const perDot = commandsPerDot(run.result)
          return perDot === 1 ? messages.dot(number(command + 1)) : messages.dotOfSeveral(number(command + 1), number(perDot))
        }}
      />
    )
  }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      title={title}
      finding={finding}
      figure={
        <div ref={figurePlace}>
          <WayOutButton wayOut={wayOut} run={run} disabled={!awake} />
          <Columns messages={messages} columns={{ notWaiting: column('notWaiting'), waiting: column('waiting') }} />
          <p className="half-open-hint">{dotsText(run.result, messages, locale)}</p>
          {chosen !== undefined && chosen.command < run.result.counts.waiting.total && (
            <Story
              key={`${chosen.policy} ${chosen.command}`}
              chosen={chosen}
              assumptions={run.assumptions}
              seed={run.seed}
              locale={locale}
              messages={messages}
              texts={texts}
              onChoose={setChosen}
              onClose={() => {
                figurePlace.current?.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.focus()
                setChosen(undefined)
              }}
            />
          )}
        </div>
      }
      controls={<AssumptionControls {...shared} keys={widget.controls.beside} />}
      details={
        <WidgetDetails
          widget={widget}
          model={lifecycles}
          words={words}
          spec={spec}
          citation={citation}
          fifty={fifty}
          spreadText={describeSpread(fifty, messages, locale)}
        />
      }
    />
  )
}
