import type { ReactElement } from 'react'
import { fraction } from '../axis/fraction'
import { ChartSvg } from '../ChartSvg'
import { fluidCanvas } from '../svg/Canvas'
import { lanesChart } from './lanesChart'
import { placeLanes, type LanePlaces } from './layoutLane'
import { cursorOverhangPx, labelHeightPx, spanHeightPx } from './sizes'
import type { Lanes } from './spec'

interface Props {
  spec: Lanes
  /** Where playback stands. */
  cursor: number
  /** Whether it has begun: then what lies after it is dimmed. */
  begun: boolean
}

/** The lanes, and over their spans the moment that is told: a line through all would cross their names. */
export function LanesFigure({ spec, cursor, begun }: Props): ReactElement {
  const places = placeLanes(spec, fluidCanvas.widthsPx)
  const left = `${fraction(spec, cursor) * 100}%`
  return (
    <div className="half-open-figure">
      <div className="half-open-told" style={begun ? { maskImage: `linear-gradient(to right, #000 ${left}, #000b ${left}), ${namesOf(places)}` } : undefined}>
        <ChartSvg chart={lanesChart(spec)} />
      </div>
      {places.spansPx.map((spanPx, lane) => (
        <div key={lane} className="half-open-cursor" style={{ left, top: spanPx - cursorOverhangPx, height: spanHeightPx + 2 * cursorOverhangPx }} />
      ))}
    </div>
  )
}

/** What is not dimmed, whatever is told: the names of the lanes, and the axis under them. */
function namesOf({ topsPx, heightPx }: LanePlaces): string {
  const names = topsPx.flatMap((topPx, lane) => [`#000 ${topPx}px ${topPx + labelHeightPx}px`, `#0000 ${topPx + labelHeightPx}px ${topsPx[lane + 1] ?? heightPx}px`])
  return `linear-gradient(${[...names, '#000 0'].join()})`
}
