import { useRef, useState, type ReactElement } from 'react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { placeTicks } from '../axis/drawAxis'
import { axisHeightPx } from '../axis/sizes'
import { barHeightPx } from '../bars/sizes'
import type { Bars, Tick } from '../specs'
import { ExploreRow } from './ExploreRow'
import { exploreSpec, markNames, type MarkName, type RunsOfRow } from './exploreSpec'
import { moveByRows } from './moveByRows'
import { noMargin, rowTooltip } from './rechartsProps'
import { RowLabel, TickLabel } from './exploreAxes'
import { RowTooltip } from './RowTooltip'
import { Switches } from './Switches'
import { useMeasuredWidth } from './useMeasuredWidth'

export interface ExploreProps {
  spec: Bars
  /** What single runs gave, as dots; a row may have none. */
  runs?: readonly RunsOfRow[]
  /** Round ticks for an axis that ends at a value: it follows the rows that are shown. */
  ticks: (end: number) => Tick[]
  texts: ExploreTexts
}

export interface ExploreTexts {
  /** Name of the chart for assistive technology: what it shows, what the arrow keys do. */
  label: string
  /** Names of the two groups of switches: "Rows", "Marks". */
  rows: string
  marks: string
  /** The switch of the dots: "All fifty runs". */
  runs: string
}

/** A label, the bar, and a strip of dots. */
const rowPx = 60

/** The spec as a full recharts chart: rows and marks on and off, the axis as long as what is left, every run a dot. */
export default function Explore({ spec, runs = [], ticks, texts }: ExploreProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const widthPx = useMeasuredWidth(place)
  const [rows, setRows] = useState<ReadonlySet<string>>(new Set(spec.rows.map(({ id }) => id)))
  const [marks, setMarks] = useState<ReadonlySet<MarkName>>(new Set(markNames))

  const shownRuns = marks.has('runs') ? runs : []
  const shown = exploreSpec(spec, { rows, marks }, shownRuns, ticks)
  const placed = placeTicks(shown.x, widthPx)
  const data = shown.rows.map((row) => ({ id: row.id, value: row.bar?.value ?? 0 }))
  const labels: Record<MarkName, string> = { ...spec.columns, runs: texts.runs }
  const drawn = markNames.filter((name) =>
    name === 'runs' ? runs.length > 0 : spec.rows.some((row) => row[name] !== null),
  )
  return (
    <div className="half-open-explore">
      <Switches name={texts.rows} options={spec.rows} on={rows} set={setRows} />
      <Switches name={texts.marks} options={drawn.map((id) => ({ id, label: labels[id] }))} on={marks} set={setMarks} />
      <div ref={place} className="half-open-explore-chart" onKeyDownCapture={moveByRows}>
        {widthPx > 0 && (
          <BarChart
            layout="vertical"
            width={widthPx}
            height={shown.rows.length * rowPx + axisHeightPx}
            data={data}
            margin={noMargin}
            aria-label={texts.label}
          >
            <CartesianGrid
              horizontal={false}
              className="half-open-explore-grid"
              stroke="currentColor"
              strokeOpacity={0.14}
            />
            <XAxis
              type="number"
              domain={[...shown.x.domain]}
              ticks={placed.map(({ tick }) => tick.at)}
              interval={0}
              height={axisHeightPx}
              axisLine={false}
              tickLine={false}
              tick={<TickLabel placed={placed} />}
            />
            <YAxis
              type="category"
              dataKey="id"
              width={1}
              mirror
              axisLine={false}
              tickLine={false}
              interval={0}
              tick={<RowLabel rows={shown.rows} />}
            />
            <Bar
              dataKey="value"
              barSize={barHeightPx}
              minPointSize={1}
              isAnimationActive={false}
              shape={<ExploreRow spec={shown} runs={shownRuns} withBar={marks.has('bar')} widthPx={widthPx} />}
            />
            <Tooltip {...rowTooltip} content={<RowTooltip spec={shown} rowPx={rowPx} widthPx={widthPx} />} />
          </BarChart>
        )}
      </div>
    </div>
  )
}
