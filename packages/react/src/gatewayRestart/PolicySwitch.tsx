import type { RetryPolicy } from '@half-open/sim/gatewayRestart'
import { policies } from '../models/gatewayRestart/policies'
import type { GatewayRestartCurveMessages } from './messages'

interface Props {
  policy: RetryPolicy
  disabled: boolean
  messages: GatewayRestartCurveMessages
  onPolicy: (policy: RetryPolicy) => void
}

/** Whose rows stand under the curves. */
export function PolicySwitch({ policy, disabled, messages, onPolicy }: Props) {
  return (
    <div className="half-open-switch" role="group" aria-label={messages.switch}>
      <span aria-hidden="true">{messages.switch}</span>
      {policies.map((each) => (
        <button
          key={each}
          type="button"
          className="half-open-button"
          aria-pressed={each === policy}
          disabled={disabled}
          onClick={() => onPolicy(each)}
        >
          {messages.policies[each]}
        </button>
      ))}
    </div>
  )
}
