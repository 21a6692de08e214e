import { nearestAllowed, type NumberSpec } from '@half-open/sim'
import { useRef, useState } from 'react'
import type { Phase } from '../state/useModelRun'
import type { Locale } from '../text/locale'
import { parseQuantity } from '../text/parseQuantity'
import { formatQuantity } from '../text/quantity'
import type { PartMessages } from './messages'
import { sliderScale } from './sliderScale'
import { useNativeEvents } from './useNativeEvents'
import { WasButton } from './WasButton'

interface Props {
  spec: NumberSpec
  label: string
  value: number
  /** What the author set: shown as "was 3 min" once the reader has moved away from it. */
  start: number
  disabled: boolean
  locale: Locale
  messages: PartMessages
  /** The value in words, for who moves the range without seeing it. Default: as it is written. */
  valueText?: string
  /** Class names beside the control's own. */
  className?: string
  onChange: (value: number, phase: Phase) => number
  onReset: () => void
  /** Tells the reader, when what the reader asked for had to be corrected. */
  tell: (text: string) => void
}

/** One assumption to move: by a native range, by typing into its value, and back to what the author set. */
export function NumberControl({ spec, label, value, start, disabled, locale, messages, valueText, className, onChange, onReset, tell }: Props) {
  const scale = sliderScale(spec, value)
  const text = formatQuantity(value, spec.unit, locale)
  const startText = formatQuantity(start, spec.unit, locale)
  const range = useRef<HTMLInputElement>(null)

  function move(wanted: number, phase: Phase) {
    const became = onChange(wanted, phase)
    if (phase === 'commit' && became !== wanted) tell(messages.limited(label, formatQuantity(became, spec.unit, locale)))
  }
  const before = useRef(value)
  useNativeEvents(range, {
    // Once when a drag ends, and at each arrow key.
    change: () => range.current && move(scale.toValue(range.current.valueAsNumber), 'commit'),
    // A finger that swipes over a range scrolls the page, but not before the range has jumped to where it was put.
    pointerdown: () => (before.current = value),
    pointercancel: () => move(before.current, 'commit'),
  })

  return (
    <span className={['half-open-control', className].filter(Boolean).join(' ')}>
      <label className="half-open-control-label">
        <span className="half-open-control-name">{label}</span>
        <input
          ref={range}
          type="range"
          className="half-open-range"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={scale.toPosition(value)}
          disabled={disabled}
          aria-valuetext={valueText ?? text}
          // React calls this for the native `change` too, which is answered above.
          onChange={({ target, nativeEvent }) => nativeEvent.type === 'input' && move(scale.toValue(target.valueAsNumber), 'drag')}
        />
      </label>
      <TypedValue text={text} label={messages.typeValue(label)} disabled={disabled} onType={type} />
      {value !== start && <WasButton label={label} start={startText} disabled={disabled} messages={messages} onReset={onReset} />}
    </span>
  )

  function type(typed: string) {
    const wanted = parseQuantity(typed, spec.unit, locale)
    if (wanted === undefined) return tell(messages.corrected(typed, text))
    const became = onChange(nearestAllowed(spec, wanted), 'commit')
    if (became !== wanted) tell(messages.corrected(typed, formatQuantity(became, spec.unit, locale)))
  }
}

interface TypedProps {
  text: string
  label: string
  disabled: boolean
  onType: (typed: string) => void
}

/** The value as text that can be typed over; it is read, and corrected, on Enter or on leaving the field. */
function TypedValue({ text, label, disabled, onType }: TypedProps) {
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? text

  function finish() {
    if (draft !== undefined && draft !== text) onType(draft)
    setDraft(undefined)
  }

  return (
    <input
      type="text"
      className="half-open-value-field"
      size={Math.max(5, shown.length)}
      value={shown}
      disabled={disabled}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
