import type { ReactNode } from 'react'
import { useOpenInPrint } from './useOpenInPrint'

/** A part that opens on demand, without script too; on paper it is open. */
export function Details({ summary, onOpen, children }: { summary: string; onOpen?: () => void; children: ReactNode }) {
  const ref = useOpenInPrint()
  return (
    <details ref={ref} className="half-open-details" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>{summary}</summary>
      <div className="half-open-details-body">{children}</div>
    </details>
  )
}
