import type { ReactNode } from 'react'
import type { Policy } from './lifecycles'
import type { CommandLifecycleMessages } from './messages'

interface Props {
  messages: CommandLifecycleMessages
  columns: Record<Policy, ReactNode>
  /** The one that is seen first where there is room for one. */
  first: Policy
}

/**
 * The two servers side by side; where there is no room, one over the other, with a switch between them that the
 * stylesheet alone obeys: it works before the widget wakes. Both lie in one place, so switching moves nothing. Without
 * the stylesheet there is no switch, and one stands under the other.
 */
export function Columns({ messages, columns, first }: Props) {
  const { notWaiting, waiting } = messages.flows
  return (
    <div className="half-open-columns">
      <input type="checkbox" hidden defaultChecked={first === 'waiting'} className="half-open-columns-switch" aria-label={messages.showWaiting} />
      <div hidden className="half-open-columns-names" aria-hidden="true">
        <span>{notWaiting}</span>
        <span>{waiting}</span>
      </div>
      <div className="half-open-column half-open-column-first">
        <p className="half-open-column-title">{notWaiting}</p>
        {columns.notWaiting}
      </div>
      <div className="half-open-column half-open-column-second">
        <p className="half-open-column-title">{waiting}</p>
        {columns.waiting}
      </div>
    </div>
  )
}
