import type { NumberSpec } from '@half-open/sim'
import { useRef, useState } from 'react'
import type { Phase } from '../state/useModelRun'
import type { Locale } from '../text/locale'
import { formatQuantity } from '../text/quantity'
import type { Correction } from './Correction'
import { Loaded } from './Loaded'
import type { PartMessages } from './messages'
import { sliderScale } from './sliderScale'
import { useCommit } from './useCommit'
import { useDrag } from './useDrag'
import { WasButton } from './WasButton'

/** What reads a typed value, fetched when a hand comes near one; and what says why one cannot be had. */
const loadTyped = () => import('./setTyped')
const loadNote = () => import('./CorrectionNote')
const loadText = () => import('./correctionText')

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
  /** Has a correction of what the reader asked for read aloud; the control shows it. */
  say: (text: string) => void
  /** The last correction made elsewhere, to be shown here too. Default: none. */
  corrected?: Correction | undefined
}

/** One assumption to move: by a native range, by typing into its value, and back to what the author set. */
export function NumberControl({
  spec,
  label,
  value,
  start,
  disabled,
  locale,
  messages,
  valueText,
  className,
  onChange,
  onReset,
  say,
  corrected,
}: Props) {
  const scale = sliderScale(spec, value)
  const text = formatQuantity(value, spec.unit, locale)
  const startText = formatQuantity(start, spec.unit, locale)
  const range = useRef<HTMLInputElement>(null)
  const [correction, setCorrection] = useState(corrected)
  const [seen, setSeen] = useState(corrected)
  if (seen !== corrected) {
    setSeen(corrected)
    setCorrection(corrected)
  }
  const drag = useDrag(range, value, change, (became) => correct({ kind: 'limited', became }))
  useCommit(range, (moved) => drag.endAt(scale.toValue(moved)), drag.end)

  function change(wanted: number, phase: Phase) {
    setCorrection(undefined)
    return onChange(wanted, phase)
  }

  function correct(next: Correction | undefined) {
    setCorrection(next)
    if (next) void loadText().then(({ correctionText }) => say(correctionText(next, label, spec, locale)), () => undefined)
  }

  async function take(typed: string): Promise<Correction | undefined> {
    try {
      const { setTyped } = await loadTyped()
      return setTyped(typed, spec, value, locale, (wanted) => change(wanted, 'commit'))
    } catch {
      return { kind: 'notUnderstood', became: value, typed }
    }
  }

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
          // React calls this for the native `change` too, which useCommit has answered.
          onChange={({ target, nativeEvent }) => nativeEvent.type === 'input' && drag.to(scale.toValue(target.valueAsNumber))}
        />
      </label>
      <TypedValue
        text={text}
        label={messages.typeValue(label)}
        disabled={disabled}
        onType={(typed) => void take(typed).then(correct)}
      />
      {value !== start && <WasButton label={label} start={startText} disabled={disabled} messages={messages} onReset={onReset} />}
      {correction?.became === value && <Loaded load={loadNote} props={{ correction, label, spec, locale }} />}
    </span>
  )
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
      onFocus={(event) => {
        event.target.select()
        void loadTyped().catch(() => undefined)
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
