import type { Cell } from '../Chart'
import type { Table } from '../Table'
import type { Lane, Lanes, Span } from './spec'

/** A row for each span and each event, lane by lane; an event begins and ends at once. */
export function lanesTable({ label, columns, lanes }: Lanes): Table {
  const { lane, state, from, until } = columns
  return {
    caption: label,
    columns: [lane, state, from, until],
    rows: lanes.flatMap((each) => entriesOf(each).map((entry) => [each.label, entry.label, entry.from.text, entry.until.text])),
  }
}

export function lanesRecords({ unit, columns, lanes }: Lanes): Cell[][] {
  const { lane, state, from, until } = columns
  return [
    [lane, state, `${from} (${unit})`, `${until} (${unit})`],
    ...lanes.flatMap((each) => entriesOf(each).map((entry) => [each.label, entry.label, entry.from.value, entry.until.value])),
  ]
}

function entriesOf({ spans, events }: Lane): Pick<Span, 'label' | 'from' | 'until'>[] {
  return [...spans, ...events.map(({ at, label }) => ({ label, from: at, until: at }))].sort((a, b) => a.from.value - b.from.value)
}
