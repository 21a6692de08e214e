import type { ReactNode } from 'react'
import type { Chart, Citation } from '../figure'
import type { ModelWords } from '../models/ModelWords'
import type { RunModel } from '../state/RunModel'
import type { FiftyRuns } from '../state/useFiftyRuns'
import { AboutModel } from './AboutModel'
import { AssumptionControls } from './AssumptionControls'
import { Details } from './Details'
import { Numbers } from './Numbers'
import { ResetButtons } from './ResetButtons'
import { SeedControl } from './SeedControl'
import { SpreadText } from './SpreadText'
import type { Widget } from './useWidget'

interface Props<A extends object, R, M> {
  widget: Widget<A, R, M>
  model: RunModel<A, R>
  words: ModelWords<A>
  charts: readonly Chart[]
  /** The figure to explore, where its form can be. */
  explore?: ReactNode
  citation: Citation
  /** What other runs say; left out where there is no chance in the model. */
  chance?: { fifty: FiftyRuns<string>; spreadText: string | undefined }
}

/** Below the figure: the run and its spread, the other assumptions, the numbers, what is left out, the sources. */
export function WidgetDetails<A extends object, R, M>({ widget, model, words, charts, explore, citation, chance }: Props<A, R, M>) {
  const { run, locale, texts, controls } = widget
  const shared = { model, run, words, disabled: !widget.awake, locale, messages: texts }
  return (
    <>
      {chance && (
        <>
          <SeedControl {...shared} seed={run.seed} typicalSeed={chance.fifty.runs?.typicalSeed} onSeed={run.setSeed} />
          <SpreadText {...shared} fifty={chance.fifty} text={chance.spreadText} dragging={run.dragging} awake={widget.awake} />
        </>
      )}
      {controls.more.length > 0 && (
        <Details summary={texts.allAssumptions}>
          <AssumptionControls {...shared} keys={controls.more} />
          <ResetButtons {...shared} />
        </Details>
      )}
      {explore}
      <Details summary={texts.numbers}>
        {charts.map((chart) => (
          <Numbers key={chart.name} {...shared} linked={widget.linked} builderLink={widget.builderLink} chart={chart} citation={citation} say={run.say} />
        ))}
        <p>{texts.aboutTheModel}</p>
        <AboutModel {...shared} />
      </Details>
      <p className="half-open-cite">{citation.source}</p>
    </>
  )
}
