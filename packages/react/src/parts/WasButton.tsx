import type { MouseEvent } from 'react'
import type { PartMessages } from './messages'
import { ResetIcon } from './ResetIcon'

interface Props {
  label: string
  /** What the author set, in words. */
  start: string
  disabled: boolean
  messages: PartMessages
  onReset: () => void
}

/** What an assumption was before the reader changed it, and the way back. */
export function WasButton({ label, start, disabled, messages, onReset }: Props) {
  // The button goes once it has done its work: the focus stays with what it reset.
  function reset({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest('.half-open-control')?.querySelector<HTMLElement>('input, select')?.focus()
    onReset()
  }

  return (
    <button type="button" className="half-open-was" disabled={disabled} onClick={reset}>
      {messages.was(start)} <ResetIcon />
      <span className="half-open-unseen"> {messages.resetTo(label, start)}</span>
    </button>
  )
}
