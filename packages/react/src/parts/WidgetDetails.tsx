import type { AssumptionSpecs, Model } from '@half-open/sim'
import { useState } from 'react'
import { DataTable, LazyExplore, svgDocument, toCsv, toTable, type Chart, type Citation, type Tick } from '../figure'
import type { ModelWords } from '../models/ModelWords'
import type { FiftyRuns } from '../state/useFiftyRuns'
import { AssumptionControls } from './AssumptionControls'
import { CopyButtons } from './CopyButtons'
import { Details } from './Details'
import { SeedControl } from './SeedControl'
import { Sources } from './Sources'
import { SpreadText } from './SpreadText'
import type { Widget } from './useWidget'

/** Width of the picture a reader copies, in px: a column of text. */
const copiedWidthPx = 720

interface Props<A extends object, R, M> {
  widget: Widget<A, R, M>
  model: Model<A, R>
  words: ModelWords<A>
  spec: Chart
  /** Round ticks for an axis of the figure that ends at a value. */
  ticks: (end: number) => Tick[]
  citation: Citation
  fifty: FiftyRuns<string>
  spreadText: string | undefined
}

/** Below the figure: the run and its spread, the other assumptions, the numbers, what is left out, the sources. */
export function WidgetDetails<A extends object, R, M>({ widget, model, words, spec, ticks, citation, fifty, spreadText }: Props<A, R, M>) {
  const [exploring, setExploring] = useState(false)
  const { run, locale, texts, awake, tell, controls } = widget
  const shared = { model, run, words, disabled: !awake, locale, messages: texts, tell }
  return (
    <>
      <SeedControl seed={run.seed} typicalSeed={fifty.runs?.typicalSeed} disabled={!awake} locale={locale} messages={texts} onSeed={run.setSeed} />
      <SpreadText fifty={fifty} text={spreadText} dragging={run.dragging} locale={locale} messages={texts} />
      {controls.more.length > 0 && (
        <Details summary={texts.allAssumptions}>
          <AssumptionControls {...shared} keys={controls.more} />
          <p>
            <button type="button" className="half-open-button" disabled={!awake} onClick={() => run.reset(Object.keys(run.start) as (keyof A)[])}>
              {texts.resetAll}
            </button>
          </p>
        </Details>
      )}
      <Details summary={texts.explore} onOpen={() => setExploring(true)}>
        {exploring && (
          <LazyExplore
            spec={spec}
            runs={spec.rows.map(({ id }) => ({ id, values: fifty.runs?.values[id]?.filter((value) => value !== null) ?? [] }))}
            ticks={ticks}
            texts={{ label: texts.inspect(citation.title), rows: texts.exploreRows, marks: texts.exploreMarks, runs: texts.exploreRuns }}
          />
        )}
      </Details>
      <Details summary={texts.numbers}>
        <div className="half-open-scroll">
          <DataTable table={toTable(spec)} />
        </div>
        <CopyButtons
          csv={() => toCsv(spec, citation)}
          svg={() => svgDocument(spec, citation, { widthPx: copiedWidthPx })}
          disabled={!awake}
          messages={texts}
          tell={tell}
        />
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
