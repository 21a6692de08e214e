import type { ChoiceSpec } from '@half-open/sim'
import type { PartMessages } from './messages'
import { WasButton } from './WasButton'

interface Props {
  spec: ChoiceSpec
  label: string
  /** The words of the values. */
  choices: Readonly<Record<string, string>>
  value: string
  start: string
  disabled: boolean
  messages: PartMessages
  onChange: (value: string) => void
  onReset: () => void
}

/** One of a few values, in a native list. */
export function ChoiceControl({ spec, label, choices, value, start, disabled, messages, onChange, onReset }: Props) {
  const textOf = (choice: string) => choices[choice] ?? choice
  return (
    <span className="half-open-control half-open-control-choice">
      <label className="half-open-control-label">
        <span className="half-open-control-name">{label}</span>
        <select className="half-open-select" value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
          {spec.choices.map((choice) => (
            <option key={choice} value={choice}>
              {textOf(choice)}
            </option>
          ))}
        </select>
      </label>
      {value !== start && <WasButton label={label} start={textOf(start)} disabled={disabled} messages={messages} onReset={onReset} />}
    </span>
  )
}
