import { useRef, type ReactElement } from 'react'
import { useScrolls } from '../state/useScrolls'
import type { Table } from './Table'

/** The numbers of a figure for those who read rather than look; wider than the page, it scrolls inside its region. */
export function DataTable({ table }: { table: Table }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  // Who has only keys must be able to scroll it.
  const region = useScrolls(place) ? { role: 'region', 'aria-label': table.caption, tabIndex: 0 } : {}
  return (
    <div ref={place} className="half-open-scroll" {...region}>
      <table className="half-open-table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
