import type { BarRow, Bars } from '../specs'
import { textWidthPx, wrapText } from '../svg/textWidth'
import { fraction } from '../axis/fraction'
import { reach } from './reach'
import { besideGapPx, besideUntil, emptyStubPx, labelPx, markPx } from './sizes'

/** A run of text: the value, strong, or the mark after it, muted; `plain` for an empty row's sentence. */
export interface Run {
  kind: 'value' | 'mark' | 'plain'
  text: string
}

/** A line above the bar: part of the label, the value, or both, the value then at the right edge. */
export interface Line {
  label: string | null
  runs: readonly Run[]
}

export interface RowLayout {
  above: readonly Line[]
  /** Written beside the bar, after whatever reaches furthest right. */
  beside: readonly Run[]
}

const minGapPx = 16

/** Where the texts of a row go at one width: beside the bar if it is short, else above it, on a line where they fit. */
export function layoutRow(spec: Bars, row: BarRow, widthPx: number): RowLayout {
  const label = wrapText(row.label, labelPx, widthPx).map((text): Line => ({ label: text, runs: [] }))
  if (row.bar === null) return layoutEmptyRow(label, row.empty, widthPx)

  const value: Run[] = [{ kind: 'value', text: row.bar.text }]
  const whole: Run[] = row.mark ? [...value, { kind: 'mark', text: ` · ${spec.markPrefix} ${row.mark.text}` }] : value
  const candidates = [whole, value]

  const end = fraction(spec.x, reach(row))
  const besideRoomPx = widthPx * (1 - end) - besideGapPx
  const beside = end <= besideUntil && candidates.find((runs) => runsWidthPx(runs) <= besideRoomPx)
  if (beside) return { above: label, beside }

  const last = label.at(-1)?.label ?? ''
  const lineRoomPx = widthPx - textWidthPx(last, labelPx) - minGapPx
  const inLine = candidates.find((runs) => runsWidthPx(runs) <= lineRoomPx)
  if (inLine) return { above: [...label.slice(0, -1), { label: last, runs: inLine }], beside: [] }

  const ownLine = candidates.find((runs) => runsWidthPx(runs) <= widthPx) ?? value
  return { above: [...label, { label: null, runs: ownLine }], beside: [] }
}

function layoutEmptyRow(label: Line[], text: string, widthPx: number): RowLayout {
  const runs: Run[] = [{ kind: 'plain', text }]
  if (runsWidthPx(runs) <= widthPx - emptyStubPx - besideGapPx) return { above: label, beside: runs }
  const lines = wrapText(text, labelPx, widthPx).map(
    (line): Line => ({ label: null, runs: [{ kind: 'plain', text: line }] }),
  )
  return { above: [...label, ...lines], beside: [] }
}

export function runsWidthPx(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, run) => sum + textWidthPx(run.text, run.kind === 'mark' ? markPx : labelPx, run.kind === 'value'),
    0,
  )
}
