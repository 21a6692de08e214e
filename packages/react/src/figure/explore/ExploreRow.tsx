import type { ReactElement } from 'react'
import { drawBand, drawBar, drawEmptyBar, drawMark } from '../bars/drawBar'
import { fraction } from '../axis/fraction'
import { barHeightPx } from '../bars/sizes'
import type { Bars } from '../specs'
import { fixedCanvas } from '../svg/Canvas'
import { lightPalette } from '../svg/palette'
import { svgNode, type SvgNode } from '../svg/SvgNode'
import { toReact } from '../svg/toReact'
import type { RunsOfRow } from './exploreSpec'

export interface ExploreRowProps {
  spec: Bars
  runs: readonly RunsOfRow[]
  withBar: boolean
  widthPx: number
  /** Given by recharts: which row, and the top of its bar. */
  index?: number
  y?: number
}

const palette = { ...lightPalette, text: 'currentColor' }

/** A row drawn by the figure's own marks, inside recharts' axes; under the bar a dot for each run. */
export function ExploreRow({ spec, runs, withBar, widthPx, index = 0, y = 0 }: ExploreRowProps): ReactElement | null {
  const row = spec.rows[index]
  if (row === undefined) return null
  const canvas = fixedCanvas(widthPx, palette)
  const values = runs.find(({ id }) => id === row.id)?.values ?? []
  const at = (value: number) => fraction(spec.x, value)
  return toReact(
    svgNode(
      'g',
      {},
      ...(row.bar === null
        ? [drawEmptyBar(y, canvas)]
        : withBar
          ? [drawBar(row.role, at(row.bar.value), y, canvas)]
          : []),
      ...(row.band
        ? drawBand(
            row.band.map((edge) => at(edge.value)),
            y,
            { topPx: y, widthPx, canvas },
          )
        : []),
      ...(row.mark ? [drawMark(at(row.mark.value), y, canvas)] : []),
      ...values.map((value, run) => dot(at(value) * (widthPx - 4) + 2, y, run)),
    ),
  ) as ReactElement
}

/** The runs lie in a strip under the bar, one lower than another so that equal ones are seen apart. */
function dot(cx: number, y: number, run: number): SvgNode {
  const lanes = 4
  return svgNode('circle', {
    class: 'half-open-run',
    cx,
    cy: y + barHeightPx + 6 + (run % lanes) * 3,
    r: 2,
    fill: palette.text,
    'fill-opacity': 0.55,
  })
}
