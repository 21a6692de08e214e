import type { BarRow, Bars } from '../specs'
import { textWidthPx, wrapText } from '../svg/textWidth'
import { fraction } from '../axis/fraction'
import { reach } from './reach'
import { besideGapPx, emptyStubPx, labelPx, markPx as markSizePx } from './sizes'

/** A run of text: part of the label, or an empty row's sentence, plain; the value, strong; what the mark is at, muted. */
export interface Run {
  kind: 'value' | 'mark' | 'plain'
  text: string
}

/** A line above the bar: from its left edge, and up to the mark. */
export interface Line {
  start: readonly Run[]
  end?: Run
}

export interface RowLayout {
  above: readonly Line[]
  /** Written beside the bar, after whatever reaches furthest right. */
  beside: readonly Run[]
}

const minGapPx = 16

/**
 * Where the texts of a row go at one width. The value follows the label: beside the bar it would stand behind the mark, and
 * seem to be the mark's. That one's own stands beside it, else above it, or is left to the table.
 */
export function layoutRow(spec: Bars, row: BarRow, widthPx: number): RowLayout {
  const label = wrapText(row.label, labelPx, widthPx).map((text) => line(plain(text)))
  if (row.bar === null) return layoutEmptyRow(label, row.empty, widthPx)

  const value: Run = { kind: 'value', text: row.bar.text }
  const named: Run[] = [plain(`${textOf(label.at(-1))}\u00a0 `), value]
  const lines = runsWidthPx(named) <= widthPx ? [...label.slice(0, -1), line(...named)] : [...label, line(value)]
  if (row.mark === null) return { above: lines, beside: [] }

  const mark: Run = { kind: 'mark', text: `${spec.markPrefix} ${row.mark.text}` }
  const markPx = runsWidthPx([mark])
  if (markPx <= widthPx * (1 - fraction(spec.x, reach(row))) - besideGapPx) return { above: lines, beside: [mark] }

  const last = lines.at(-1)?.start ?? []
  const fits = runsWidthPx(last) + minGapPx + markPx <= widthPx * fraction(spec.x, row.mark.value)
  return { above: fits ? [...lines.slice(0, -1), { start: last, end: mark }] : lines, beside: [] }
}

const plain = (text: string): Run => ({ kind: 'plain', text })
const line = (...start: Run[]): Line => ({ start })
const textOf = (whole?: Line) => whole?.start[0]?.text ?? ''

function layoutEmptyRow(label: Line[], text: string, widthPx: number): RowLayout {
  const runs = [plain(text)]
  if (runsWidthPx(runs) <= widthPx - emptyStubPx - besideGapPx) return { above: label, beside: runs }
  const lines = wrapText(text, labelPx, widthPx).map((part) => line(plain(part)))
  return { above: [...label, ...lines], beside: [] }
}

function runsWidthPx(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, run) => sum + textWidthPx(run.text, run.kind === 'mark' ? markSizePx : labelPx, run.kind === 'value'),
    0,
  )
}
