import type { AssumptionSpecs } from '@half-open/sim'
import type { ReactNode } from 'react'
import type { Chart, Citation } from '../figure'
import type { ModelWords } from '../models/ModelWords'
import type { RunModel } from '../state/RunModel'
import type { FiftyRuns } from '../state/useFiftyRuns'
import { AssumptionControls } from './AssumptionControls'
import { Details } from './Details'
import { Numbers } from './Numbers'
import { SeedControl } from './SeedControl'
import { Sources } from './Sources'
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
  const { run, locale, texts, awake, tell, controls } = widget
  const shared = { model, run, words, disabled: !awake, locale, messages: texts }
  return (
    <>
      {chance && (
        <>
          <SeedControl seed={run.seed} typicalSeed={chance.fifty.runs?.typicalSeed} disabled={!awake} locale={locale} messages={texts} onSeed={widget.seedHeld ? undefined : run.setSeed} />
          <SpreadText fifty={chance.fifty} text={chance.spreadText} dragging={run.dragging} locale={locale} messages={texts} />
        </>
      )}
      {controls.more.length > 0 && (
        <Details summary={texts.allAssumptions}>
          <AssumptionControls {...shared} keys={controls.more} />
          <p className="half-open-copy">
            <button type="button" className="half-open-button" disabled={!awake} onClick={() => run.reset(Object.keys(run.start) as (keyof A)[])}>
              {texts.resetAll}
            </button>
            {run.resetArticle && (
              <button type="button" className="half-open-button" disabled={!awake} onClick={run.resetArticle}>
                {texts.resetArticle}
              </button>
            )}
          </p>
        </Details>
      )}
      {explore}
      <Details summary={texts.numbers}>
        {charts.map((chart) => (
          <Numbers key={chart.name} linked={widget.linked} builderLink={widget.builderLink} chart={chart} citation={citation} disabled={!awake} messages={texts} tell={tell} />
        ))}
        <p>{texts.aboutTheModel}</p>
        <p className="half-open-subtitle">{texts.leavesOut}</p>
        <ul className="half-open-list">
          {words.leavesOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="half-open-subtitle">{texts.sources}</p>
        <Sources specs={model.assumptions as AssumptionSpecs<A>} labels={words.assumptions} texts={words.sources} messages={texts} />
      </Details>
      <p className="half-open-cite">{citation.source}</p>
    </>
  )
}
