import type { ReactElement } from 'react'
import { fraction } from '../axis/fraction'
import { ChartSvg } from '../ChartSvg'
import { lanesChart } from './lanesChart'
import type { Lanes } from './spec'

interface Props {
  spec: Lanes
  /** Where playback stands; what lies after it is dimmed. */
  cursor: number
}

/** The lanes, and over them the moment that is told. */
export function LanesFigure({ spec, cursor }: Props): ReactElement {
  const at = `${fraction(spec, cursor) * 100}%`
  return (
    <div className="half-open-figure">
      <div className="half-open-told" style={{ maskImage: `linear-gradient(to right, #000 ${at}, #0009 ${at})` }}>
        <ChartSvg chart={lanesChart(spec)} />
      </div>
      <div className="half-open-cursor" style={{ left: at }} />
    </div>
  )
}
