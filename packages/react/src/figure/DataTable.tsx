import type { ReactElement } from 'react'
import type { Table } from './toTable'

/** The numbers of a figure for those who read rather than see them. It scrolls sideways inside itself where narrow. */
export function DataTable({ table, className }: { table: Table; className?: string }): ReactElement {
  return (
    <table className={['half-open-table', className].filter(Boolean).join(' ')}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>{table.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => <td key={column}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
