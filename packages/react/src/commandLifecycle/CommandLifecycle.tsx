'use client'

import { fleetDay, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { useEffect, useRef, useState } from 'react'
import { stagesChart } from '../figure'
import { Loaded } from '../parts/Loaded'
import { fleetDayMessages } from '../models/fleetDay/messages'
import { AssumptionControls } from '../parts/AssumptionControls'
import { citationOf } from '../parts/citationOf'
import { focusFigure } from '../parts/focusFigure'
import { messagesOf } from '../parts/messagesOf'
import { usePrediction } from '../parts/predict/usePrediction'
import { useAloud } from '../parts/useAloud'
import type { OfferedControls } from '../parts/useShownModel'
import { useWidget } from '../parts/useWidget'
import { WayOutButton } from '../parts/WayOutButton'
import { WidgetDetails } from '../parts/WidgetDetails'
import { WidgetFrame } from '../parts/WidgetFrame'
import type { PredictProps, WidgetProps } from '../parts/WidgetProps'
import { useFiftyRuns } from '../state/useFiftyRuns'
import { besideOf, type Chosen } from './chosen'
import { Column } from './Column'
import { Columns } from './Columns'
import { describe } from './describe'
import { DotHint } from './DotHint'
import { columnOf, commandsPerDot, figure } from './figure'
import { lifecycles, type Policy } from './lifecycles'
import { commandLifecycleMessages, type CommandLifecycleMessages } from './messages'
import { describeSpread, stopped } from './spread'

export type CommandLifecycleProps = WidgetProps<FleetDayAssumptions, CommandLifecycleMessages> & PredictProps

const loadAsk = () => import('./predict/AskStuck')
const loadGuess = () => import('./predict/StuckGuess')
const loadStory = () => import('./Story')

const offered: OfferedControls<FleetDayAssumptions> = {
  first: ['heartbeatIntervalS', 'commandExpiryS', 'detection'],
  // Both servers are shown, whichever the assumption says; bytes are no matter here.
  without: ['awaitConfirmation', 'headerBytes', 'heartbeatPayloadBytes', 'loginPayloadBytes'],
}

/**
 * What becomes of the commands of a day, twice: from a server that writes each once and never asks, and from one that
 * waits for a confirmation and resends. Those that stopped are dots; each opens its story. Model: `fleetDay`.
 */
export function CommandLifecycle(given: CommandLifecycleProps) {
  const widget = useWidget('CommandLifecycle', lifecycles, given, offered)
  const { run, props, locale, texts, awake } = widget
  const [chosen, setChosen] = useState<Chosen>()
  const figurePlace = useRef<HTMLDivElement>(null)
  const messages = messagesOf(widget.name, commandLifecycleMessages[locale], props.messages)
  const words = fleetDayMessages[locale]
  const title = props.title ?? messages.title

  const { cover, guess } = usePrediction(given.predict, (open) => <Loaded load={loadAsk} props={{ widget, onOpen: open }} />)
  const fifty = useFiftyRuns(lifecycles, run, stopped, widget.near)
  const spec = figure(run.result, messages, locale)
  const { finding, wayOut } = describe(run.result, run.assumptions, messages, locale)
  useAloud(finding, run)
  useEffect(() => {
    // Fetched before a dot is chosen; where it did not come, the first to be chosen asks again.
    if (widget.near) loadStory().catch(() => undefined)
  }, [widget.near])

  const citation = citationOf(lifecycles, run, title, finding, texts)
  const shared = { model: lifecycles, run, words, disabled: !awake, locale, messages: texts }

  const column = (policy: Policy) => (
    <Column policy={policy} spec={spec} result={run.result} awake={awake} chosen={chosen} onChoose={setChosen} messages={messages} locale={locale}>
      {policy === 'notWaiting' && guess !== undefined && (
        <Loaded load={loadGuess} props={{ spec: columnOf(spec, policy, messages), guess, truth: run.result.counts.notWaiting.final.sent, perDot: commandsPerDot(run.result), locale }} />
      )}
    </Column>
  )

  function chooseOther(other: Chosen) {
    setChosen(other)
    // Where only one of the servers is seen, it is the one whose story is told.
    const columnsSwitch = figurePlace.current?.querySelector<HTMLInputElement>('.half-open-columns-switch')
    if (columnsSwitch) columnsSwitch.checked = other.policy === 'waiting'
  }

  function close() {
    const options = [...(figurePlace.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter(isSeen)
    const option = options.find((each) => each.getAttribute('aria-selected') === 'true') ?? options[0]
    if (option) option.focus()
    else focusFigure(figurePlace.current)
    setChosen(undefined)
  }

  return (
    <WidgetFrame
      widget={widget}
      props={props}
      title={title}
      finding={finding}
      cover={cover}
      figure={
        <div ref={figurePlace}>
          <Columns
            messages={messages}
            columns={{ notWaiting: column('notWaiting'), waiting: column('waiting') }}
            first={props.scenario !== undefined && waits(props.scenario) ? 'waiting' : 'notWaiting'}
          />
          {/* One place for both, so that a control dragged to where there are no dots does not move away. */}
          <div className="half-open-hint">
            <WayOutButton wayOut={wayOut} widget={widget} />
            <DotHint spec={spec} several={commandsPerDot(run.result) > 1} awake={awake} messages={messages} />
          </div>
          {chosen !== undefined && chosen.command < run.result.counts.waiting.total && (
            <Loaded
              load={loadStory}
              props={{
                chosen,
                beside: besideOf(run.result, chosen),
                assumptions: run.assumptions,
                seed: run.seed,
                locale,
                messages,
                texts,
                say: run.say,
                onChoose: chooseOther,
                onClose: close,
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
          charts={[stagesChart(spec)]}
          citation={citation}
          chance={{ fifty, spreadText: describeSpread(fifty, messages, locale) }}
        />
      }
    />
  )
}

/** Where only one of the servers is seen, the other's dots take no focus. */
const isSeen = (element: HTMLElement) => getComputedStyle(element).visibility !== 'hidden' && getComputedStyle(element).display !== 'none'

/** Whether the lesson of a scenario is the server that waits. */
function waits(scenario: string): boolean {
  return fleetDay.scenarios.find(({ id }) => id === scenario)?.assumptions.awaitConfirmation === true
}
