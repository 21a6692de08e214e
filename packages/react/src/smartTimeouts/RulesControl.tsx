import type { ChainPreset, SmartTimeoutsAssumptions } from '@half-open/sim/smartTimeouts'
import type { SmartTimeoutsChainMessages } from './messages'
import { presetIn, presetNames, rulesOf } from './rules'

interface Props {
  assumptions: SmartTimeoutsAssumptions
  disabled: boolean
  messages: SmartTimeoutsChainMessages
  onRules: (rules: Partial<SmartTimeoutsAssumptions>) => void
}

/** Whose rules the server above the tail goes by; a value of its own makes them the reader's. */
export function RulesControl({ assumptions, disabled, messages, onRules }: Props) {
  const preset = presetIn(assumptions)
  return (
    <label className="half-open-switch">
      <span>{messages.rules}</span>
      <select
        className="half-open-select half-open-select-inline"
        value={preset ?? ''}
        disabled={disabled}
        onChange={({ target }) => onRules(rulesOf(target.value as ChainPreset))}
      >
        {preset === undefined && <option value="">{messages.ownRules}</option>}
        {presetNames.map((each) => (
          <option key={each} value={each}>
            {messages.presets[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
