import type { PartMessages } from './messages'
import { WasButton } from './WasButton'

interface Props {
  label: string
  value: boolean
  start: boolean
  disabled: boolean
  messages: PartMessages
  onChange: (value: boolean) => void
  onReset: () => void
}

/** Yes or no, in a native checkbox. */
export function SwitchControl({ label, value, start, disabled, messages, onChange, onReset }: Props) {
  return (
    <span className="half-open-control half-open-control-switch">
      <label className="half-open-control-label">
        <span className="half-open-control-name">{label}</span>
        <input
          type="checkbox"
          className="half-open-checkbox"
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {value !== start && (
        <WasButton label={label} start={start ? messages.yes : messages.no} disabled={disabled} messages={messages} onReset={onReset} />
      )}
    </span>
  )
}
