import { DataTable, type Chart, type Citation } from '../figure'
import { CopyButtons } from './CopyButtons'
import type { PartMessages } from './messages'

interface Props {
  /** Whether the page's address holds what the figure shows. */
  linked: boolean
  /** The address of a builder that opens with what the figure shows. Default: none. */
  builderLink?: string | undefined
  chart: Chart
  citation: Citation
  disabled: boolean
  messages: PartMessages
  say: (text: string) => void
}

/** A figure as a table, and for the clipboard. */
export function Numbers({ chart, ...shared }: Props) {
  const table = chart.table()
  return (
    <div className="half-open-numbers" role="group" aria-label={table.caption}>
      <DataTable table={table} />
      <CopyButtons {...shared} chart={chart} />
    </div>
  )
}
