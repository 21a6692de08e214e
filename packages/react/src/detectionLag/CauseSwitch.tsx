import { causes, type Cause } from './cause'
import type { DetectionLagMessages } from './messages'

interface Props {
  cause: Cause
  disabled: boolean
  messages: DetectionLagMessages
  onCause: (cause: Cause) => void
}

/** Which deaths the figure counts. */
export function CauseSwitch({ cause, disabled, messages, onCause }: Props) {
  return (
    <div className="half-open-switch" role="group" aria-label={messages.cause}>
      <span aria-hidden="true">{messages.cause}</span>
      {causes.map((each) => (
        <button
          key={each}
          type="button"
          className="half-open-button"
          aria-pressed={each === cause}
          disabled={disabled}
          onClick={() => onCause(each)}
        >
          {messages.causes[each]}
        </button>
      ))}
    </div>
  )
}
