import type { ReactElement, ReactNode } from 'react'
import { ChartSvg } from '../ChartSvg'
import { OptionList } from '../options/OptionList'
import { fluidCanvas } from '../svg/Canvas'
import { layoutFlow } from './layoutFlow'
import type { Stage, Stages, Stopped } from './spec'
import { stagesChart } from './stagesChart'

export interface StagesFigureProps {
  /** Its first flow is shown. */
  spec: Stages
  /** Whether dots can be chosen: not before the widget wakes. */
  awake: boolean
  /** The dot that is chosen. */
  chosen: { stage: string; dot: number } | undefined
  onChoose: (stage: Stage, dot: number) => void
  /** Names the list of a stage's dots, and each of them. */
  listLabel: (stopped: Stopped) => string
  dotLabel: (stage: Stage, dot: number) => string
  /** What lies over the picture beside it. Default: nothing. */
  children?: ReactNode
}

/** The stages, and over the dots, once awake, a list to choose one from. */
export function StagesFigure({ spec, awake, chosen, onChoose, listLabel, dotLabel, children }: StagesFigureProps): ReactElement {
  const [flow] = spec.flows
  const { places } = flow ? layoutFlow(flow, fluidCanvas.widthsPx) : { places: [] }
  return (
    <div className="half-open-figure">
      <ChartSvg chart={stagesChart(spec)} />
      {children}
      {awake &&
        flow?.stages.map((stage, index) => {
          const { id, stopped } = stage
          if (!stopped || stopped.dots === 0) return null
          return (
            <OptionList
              key={id}
              label={listLabel(stopped)}
              options={stopped.dots}
              topPx={places[index]?.dotsTopPx ?? 0}
              heightPx={24}
              chosen={chosen?.stage === id ? chosen.dot : undefined}
              onChoose={(dot) => onChoose(stage, dot)}
              optionLabel={(dot) => dotLabel(stage, dot)}
              className="half-open-dots"
              optionClassName="half-open-dot"
            />
          )
        })}
    </div>
  )
}
