import { nearestAllowed, type NumberSpec } from '@half-open/sim'
import type { ProseMessages } from './messages'

interface Props {
  spec: NumberSpec
  value: number
  label: string
  messages: ProseMessages
  onChange: (value: number, phase: 'commit') => void
}

/** A step down, a step up. */
export function StepButtons({ spec, value, label, messages, onChange }: Props) {
  const step = (by: number) => onChange(nearestAllowed(spec, value + by * spec.slider.step), 'commit')
  return (
    <span className="half-open-steps">
      <button type="button" className="half-open-button" aria-label={messages.less(label)} onClick={() => step(-1)}>
        −
      </button>
      <button type="button" className="half-open-button" aria-label={messages.more(label)} onClick={() => step(1)}>
        +
      </button>
    </span>
  )
}
