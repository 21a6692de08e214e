import { commandTrace, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { useMemo, useRef } from 'react'
import { DataTable, LanesFigure, toTable } from '../figure'
import { Details } from '../parts/Details'
import type { PartMessages } from '../parts/messages'
import { Playback } from '../parts/Playback'
import { usePlayback } from '../parts/usePlayback'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { formatOffset } from '../text/offset'
import { formatTimeOfDay } from '../text/timeOfDay'
import type { Chosen } from './chosen'
import type { CommandLifecycleMessages } from './messages'
import { story } from './story'
import { storyLanes } from './storyLanes'

interface Props {
  chosen: Chosen
  assumptions: FleetDayAssumptions
  seed: number
  locale: Locale
  messages: CommandLifecycleMessages
  texts: PartMessages
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

/** What became of one command: three lanes over time, and a sentence a step; playing only moves over what is there. */
export function Story({ chosen: { policy, command }, assumptions, seed, locale, messages, texts, onChoose, onClose }: Props) {
  const words = messages.story
  const place = useRef<HTMLDivElement>(null)
  const { steps, spec, trace } = useMemo(() => {
    const traced = commandTrace({ ...assumptions, awaitConfirmation: policy === 'waiting' }, seed, command)
    return { trace: traced, steps: story(traced, messages, locale), spec: storyLanes(traced, messages, locale) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page may make `messages` anew at each render
  }, [assumptions, seed, policy, command, locale])
  const playback = usePlayback(steps.length, place)
  const other = policy === 'waiting' ? 'notWaiting' : 'waiting'

  const whole = Math.floor(playback.position)
  const [from, to] = [steps[whole], steps[whole + 1]].map((step) => step?.atS ?? spec.domain[1]) as [number, number]
  const isLast = whole >= steps.length - 1
  const cursor = isLast ? spec.domain[1] : from + (to - from) * (playback.position - whole)
  const number = (value: number) => formatNumber(value, locale)

  return (
    <div ref={place} className="half-open-story">
      <p className="half-open-story-title">
        {words.title(number(command + 1), formatTimeOfDay(trace.generatedAtS), messages.flows[policy])}
      </p>
      <LanesFigure spec={spec} cursor={cursor} />
      <Playback
        playback={playback}
        steps={steps.length}
        stepText={(step) => `${texts.stepOf(number(step + 1), number(steps.length))}. ${steps[step]?.text ?? ''}`}
        disabled={false}
        messages={texts}
      />
      <ol className="half-open-story-steps">
        {steps.map((step, index) => (
          <li key={index} className="half-open-story-step" aria-current={index === playback.step ? 'step' : undefined} data-later={index > playback.step || undefined}>
            <span className="half-open-story-step-time">{formatOffset(step.atS, locale)}</span>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
      <p className="half-open-copy">
        <button type="button" className="half-open-button" onClick={() => onChoose({ policy: other, command })}>
          {words.other[other]}
        </button>
        <button type="button" className="half-open-button" onClick={onClose}>
          {words.close}
        </button>
      </p>
      <Details summary={words.numbers}>
        <DataTable table={toTable(spec)} />
      </Details>
    </div>
  )
}
