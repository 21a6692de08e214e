import type { CSSProperties, ReactElement } from 'react'
import { ChartSvg } from '../ChartSvg'
import { OptionList } from '../options/OptionList'
import { gridChart } from './gridChart'
import { layoutGrid, type GridLayout } from './layoutGrid'
import { cellLinePx } from './sizes'
import type { Grid, Strip } from './spec'

interface Props {
  spec: Grid
  /** Whether cells can be chosen: not before the widget wakes. */
  awake: boolean
  /** The cell that is chosen. */
  chosen: { strip: string; cell: number } | undefined
  onChoose: (strip: string, cell: number) => void
  /** Names the list of a strip's cells, and each of them. */
  listLabel: (strip: Strip) => string
  cellLabel: (strip: Strip, cell: number) => string
}

/** The strips, and over each, once awake, a list to choose a cell from. */
export function GridFigure({ spec, awake, chosen, onChoose, listLabel, cellLabel }: Props): ReactElement {
  const layout = layoutGrid(spec)
  return (
    <div className="half-open-figure">
      <ChartSvg chart={gridChart(spec)} />
      {awake &&
        spec.strips.map((strip, index) => (
          <OptionList
            key={strip.id}
            label={listLabel(strip)}
            options={strip.cells.length}
            topPx={layout.cellsPx[index] ?? 0}
            heightPx={layout.cells.lines * cellLinePx}
            chosen={chosen?.strip === strip.id ? chosen.cell : undefined}
            onChoose={(cell) => onChoose(strip.id, cell)}
            optionLabel={(cell) => cellLabel(strip, cell)}
            className="half-open-cells"
            optionClassName="half-open-cell"
            optionStyle={(cell) => placeOf(layout, cell)}
          />
        ))}
    </div>
  )
}

/** Both places of a cell; the stylesheet knows the figure's width and takes one. */
function placeOf({ cells: { narrow, wide } }: GridLayout, cell: number): CSSProperties {
  return Object.fromEntries(
    Object.entries({ narrow: narrow[cell], wide: wide[cell] }).flatMap(([width, place]) => [
      [`--ho-${width}-x`, `${place?.xPx ?? 0}px`],
      [`--ho-${width}-y`, `${(place?.line ?? 0) * cellLinePx}px`],
      [`--ho-${width}-width`, `${place?.widthPx ?? 0}px`],
    ]),
  )
}
