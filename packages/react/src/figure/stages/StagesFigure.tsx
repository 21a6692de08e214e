import type { ReactElement } from 'react'
import { ChartSvg } from '../ChartSvg'
import { fluidCanvas } from '../svg/Canvas'
import { DotList } from './DotList'
import { layoutFlow } from './layoutFlow'
import type { Flow, Stage, Stages } from './spec'

export interface StagesFigureProps {
  /** With a single flow. */
  spec: Stages
  flow: Flow
  /** Whether dots can be chosen: not before the widget wakes. */
  awake: boolean
  /** The dot that is chosen. */
  chosen: { stage: string; dot: number } | undefined
  onChoose: (stage: Stage, dot: number) => void
  /** Names the list of a stage's dots, and each of them. */
  listLabel: (stage: Stage) => string
  dotLabel: (stage: Stage, dot: number) => string
}

/** The stages, and over the dots, once awake, a list to choose one from. */
export function StagesFigure({ spec, flow, awake, chosen, onChoose, listLabel, dotLabel }: StagesFigureProps): ReactElement {
  const { places } = layoutFlow(flow, fluidCanvas.widthsPx)
  return (
    <div className="half-open-figure">
      <ChartSvg spec={spec} />
      {awake &&
        flow.stages.map((stage, index) =>
          stage.stopped && stage.stopped.dots > 0 ? (
            <DotList
              key={stage.id}
              label={listLabel(stage)}
              dots={stage.stopped.dots}
              topPx={places[index]?.dotsTopPx ?? 0}
              chosen={chosen?.stage === stage.id ? chosen.dot : undefined}
              onChoose={(dot) => onChoose(stage, dot)}
              dotLabel={(dot) => dotLabel(stage, dot)}
            />
          ) : null,
        )}
    </div>
  )
}
