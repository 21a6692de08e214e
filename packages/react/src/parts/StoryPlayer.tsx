import { useRef } from 'react'
import { LanesFigure, type Lanes } from '../figure'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { Playback } from './Playback'
import { playbackMessages } from './playbackMessages'
import { usePlayback } from './usePlayback'

export interface StoryStep {
  /** Where on the lanes' axis. */
  at: number
  /** When, or what: in a few words beside the sentence. */
  head: string
  text: string
}

interface Props {
  steps: readonly StoryStep[]
  spec: Lanes
  locale: Locale
}

/** The lanes, the playback that moves over them, and the sentences: all of them stand there, one of them is told. */
export function StoryPlayer({ steps, spec, locale }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const playback = usePlayback(steps.length, place)
  // Before that all of it is to be seen: to who only opens a story, half of it would be pale.
  const begun = playback.playing || playback.position > 0
  const texts = playbackMessages[locale]
  const number = (value: number) => formatNumber(value, locale)
  return (
    <div ref={place} className="half-open-story-player">
      <LanesFigure spec={spec} cursor={cursorAt(playback.position, steps, spec)} begun={begun} />
      <Playback
        playback={playback}
        steps={steps.length}
        stepText={(step) => `${texts.stepOf(number(step + 1), number(steps.length))}. ${steps[step]?.text ?? ''}`}
        disabled={false}
        messages={texts}
      />
      <ol className="half-open-story-steps">
        {steps.map((step, index) => (
          <li
            key={index}
            className="half-open-story-step"
            aria-current={index === playback.step ? 'step' : undefined}
            data-later={(begun && index > playback.step) || undefined}
          >
            <span className="half-open-story-step-time">{step.head}</span>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The moment that playback has come to, between two steps too; at the last one the whole picture is told. */
function cursorAt(position: number, steps: readonly StoryStep[], { domain }: Lanes): number {
  const [from, to] = [steps[Math.floor(position)], steps[Math.floor(position) + 1]]
  if (from === undefined || to === undefined) return domain[1]
  return from.at + (to.at - from.at) * (position - Math.floor(position))
}
