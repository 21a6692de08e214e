import { barsTable } from '../bars/barsTable'
import { lanesTable } from '../lanes/lanesTable'
import type { Chart } from '../specs'
import { stagesTable } from '../stages/stagesTable'
import type { Table } from '../Table'

/** The same texts as in the figure, cell by cell. */
export function toTable(spec: Chart): Table {
  switch (spec.kind) {
    case 'bars':
      return barsTable(spec)
    case 'stages':
      return stagesTable(spec)
    case 'lanes':
      return lanesTable(spec)
  }
}
