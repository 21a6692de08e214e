import type { ChoiceSpec, NumberSpec, SwitchSpec } from '@half-open/sim'
import type { Phase } from '../state/useModelRun'
import type { Locale } from '../text/locale'
import { ChoiceControl } from './ChoiceControl'
import type { Correction } from './Correction'
import type { PartMessages } from './messages'
import { NumberControl } from './NumberControl'
import { SwitchControl } from './SwitchControl'

type Value = number | string | boolean

export interface AssumptionControlProps {
  spec: NumberSpec | ChoiceSpec | SwitchSpec
  label: string
  /** The words of a choice's values. */
  choices: Readonly<Record<string, string>>
  value: Value
  /** What the author set: shown as "was 3 min" once the reader has moved away from it. */
  start: Value
  disabled: boolean
  locale: Locale
  messages: PartMessages
  onChange: (value: Value, phase: Phase) => Value
  onReset: () => void
  /** Has a correction of what the reader asked for read aloud; the control shows it. */
  say: (text: string) => void
  /** The last correction of a number made elsewhere, to be shown here too. Default: none. */
  corrected?: Correction | undefined
}

/** The control that an assumption's data asks for. Phrasing elements only, so that it may stand in a sentence. */
export function AssumptionControl({ spec, value, start, onChange, choices, say, corrected, ...shared }: AssumptionControlProps) {
  switch (spec.kind) {
    case 'number':
      return (
        <NumberControl
          {...shared}
          spec={spec}
          value={value as number}
          start={start as number}
          onChange={(next, phase) => onChange(next, phase) as number}
          say={say}
          corrected={corrected}
        />
      )
    case 'choice':
      return <ChoiceControl {...shared} spec={spec} choices={choices} value={value as string} start={start as string} onChange={(next) => onChange(next, 'commit')} />
    case 'switch':
      return <SwitchControl {...shared} value={value as boolean} start={start as boolean} onChange={(next) => onChange(next, 'commit')} />
  }
}
