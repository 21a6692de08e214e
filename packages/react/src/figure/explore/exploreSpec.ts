import { reach } from '../bars/reach'
import type { BarRow, Bars, Tick } from '../specs'

/** The values of single runs, in the axis' unit, for the row they belong to. */
export interface RunsOfRow {
  id: string
  values: readonly number[]
}

export interface Shown {
  rows: ReadonlySet<string>
  marks: ReadonlySet<MarkName>
}

export const markNames = ['bar', 'mark', 'band', 'runs'] as const
export type MarkName = (typeof markNames)[number]

/** The spec of what is shown only, its axis as long as that needs: without the longest row the others spread out. */
export function exploreSpec(
  spec: Bars,
  shown: Shown,
  runs: readonly RunsOfRow[],
  ticks: (end: number) => Tick[],
): Bars {
  const rows = spec.rows
    .filter(({ id }) => shown.rows.has(id))
    .map(
      (row): BarRow => ({
        ...row,
        mark: shown.marks.has('mark') ? row.mark : null,
        band: shown.marks.has('band') ? row.band : null,
      }),
    )
  const runsOfRows = runs.filter(({ id }) => shown.rows.has(id))
  const end = Math.max(
    0,
    ...rows.filter(({ bar }) => bar !== null).map(reach),
    ...runsOfRows.flatMap(({ values }) => values),
  )
  const domain = [spec.x.domain[0], end > spec.x.domain[0] ? end : spec.x.domain[1]] as const
  return { ...spec, rows, x: { ...spec.x, domain, ticks: ticks(domain[1]) } }
}
