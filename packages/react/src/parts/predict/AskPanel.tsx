import { useRef, useState } from 'react'
import type { Widget } from '../useWidget'
import { focusFigure } from '../focusFigure'
import { predictMessages } from './messages'
import { useAsking } from './useAsking'
import { verdict } from './verdict'

export interface AskPanelProps<A extends object, R, M> {
  widget: Widget<A, R, M>
  question: string
  /** The axis of the range, from 0: where it ends, its step, its ticks. */
  max: number
  step: number
  ticks: readonly { at: number; label: string; wideOnly?: boolean }[]
  /** A guess, and the truth, in words. */
  format: (value: number) => string
  /** What the run says; `null` where it holds nothing to guess at. */
  truth: number | null
  /** What else of the widget decides what it shows: when it changes, the figure opens. */
  view?: string
  onOpen: (guess: number | null) => void
}

/** Over the covered figure: the question, a range on its own axis, and the way on, with a guess or without. */
export function AskPanel<A extends object, R, M>({
  widget,
  question,
  max,
  step,
  ticks,
  format,
  truth,
  view = '',
  onOpen,
}: AskPanelProps<A, R, M>) {
  const texts = predictMessages[widget.locale]
  const [guess, setGuess] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useAsking(place, widget.run, truth !== null, view, () => onOpen(null))

  function open(value: number | null) {
    // The buttons go: the focus stays with the figure that opens.
    focusFigure(place.current)
    if (value !== null && truth !== null) widget.run.say(verdict(format(value), format(truth), texts))
    onOpen(value)
  }

  return (
    <div ref={place} className="half-open-ask">
      <p className="half-open-question">{question}</p>
      <div>
        <label className="half-open-control half-open-guess-control">
          <span className="half-open-control-name">{texts.guess}</span>
          <span className="half-open-guess-value" aria-hidden="true">
            {format(guess)}
          </span>
          <input
            type="range"
            className="half-open-range"
            min={0}
            max={max}
            step={step}
            value={guess}
            aria-label={`${texts.guess}: ${question}`}
            aria-valuetext={format(guess)}
            onChange={({ target }) => setGuess(target.valueAsNumber)}
          />
        </label>
        <div className="half-open-ask-axis" aria-hidden="true">
          {ticks.map(({ at, label, wideOnly = false }) => (
            <span key={at} className={placeOf(at, max, wideOnly)} style={{ left: `${(at / max) * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <p className="half-open-copy">
        <button type="button" className="half-open-button" onClick={() => open(guess)}>
          {texts.show}
        </button>
        <button type="button" className="half-open-button" onClick={() => open(null)}>
          {texts.skip}
        </button>
      </p>
    </div>
  )
}

/** The labels at the ends stay inside the axis. */
function placeOf(at: number, max: number, wideOnly: boolean): string {
  const end = at === 0 ? 'half-open-at-start' : at === max ? 'half-open-at-end' : ''
  return `${end} ${wideOnly ? 'half-open-wide-only' : ''}`.trim()
}
