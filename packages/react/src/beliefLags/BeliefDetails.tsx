import { memo } from 'react'
import { barsChart, type Bars } from '../figure'
import { AboutModel } from '../parts/AboutModel'
import { Details } from '../parts/Details'
import { Numbers } from '../parts/Numbers'
import { ResetButtons } from '../parts/ResetButtons'
import { SpreadText } from '../parts/SpreadText'
import type { Frame } from '../parts/useFrame'
import type { Beliefs } from './Beliefs'
import { BeliefPart } from './BeliefPart'
import { citation } from './citation'
import type { BeliefLagsMessages } from './messages'
import type { BeliefRuns } from './runs'
import { describeSpread, type Spread } from './spread'

/** Drawn again only in another language, however fast a hand moves. */
const AboutOnce = memo(AboutModel) as typeof AboutModel

interface Props {
  frame: Frame
  beliefs: Beliefs
  spec: Bars
  spread: Spread
  runs: BeliefRuns
  title: string
  finding: string
  messages: BeliefLagsMessages
}

/** Below the figure: the spread, the other assumptions and the run of each model, the numbers, what is left out, the sources. */
export function BeliefDetails({ frame, beliefs: { registry, chain, cluster }, spec, spread, runs, title, finding, messages }: Props) {
  const { locale, texts, awake } = frame
  const { fleetDay, smartTimeouts, clusterConsistency } = messages.models
  const all = [registry, chain, cluster]
  const { fifty } = all.find((each) => each.fifty.runs === undefined) ?? registry
  const cited = citation(runs, title, finding, texts)
  return (
    <>
      <SpreadText fifty={fifty} text={describeSpread(spread, messages, locale)} dragging={registry.run.dragging} awake={awake} locale={locale} messages={texts} />
      <Details summary={texts.allAssumptions}>
        <BeliefPart name={fleetDay} belief={registry} frame={frame} />
        <BeliefPart name={smartTimeouts} belief={chain} frame={frame} />
        <BeliefPart name={clusterConsistency} belief={cluster} frame={frame} />
        {all.some(({ controls }) => controls.more.length > 0) && (
          <ResetButtons run={{ ...registry.run, reset: () => all.forEach(({ run }) => run.reset()) }} disabled={!awake} messages={texts} />
        )}
      </Details>
      <Details summary={texts.numbers}>
        <Numbers linked={frame.linked} chart={barsChart(spec)} citation={cited} disabled={!awake} messages={texts} say={frame.store.say} />
        <p>{texts.aboutTheModel}</p>
        <p className="half-open-subtitle">{fleetDay}</p>
        <AboutOnce model={registry.model} words={registry.words} messages={texts} />
        <p className="half-open-subtitle">{smartTimeouts}</p>
        <AboutOnce model={chain.model} words={chain.words} messages={texts} />
        <p className="half-open-subtitle">{clusterConsistency}</p>
        <AboutOnce model={cluster.model} words={cluster.words} messages={texts} />
      </Details>
      <p className="half-open-cite">{cited.source}</p>
    </>
  )
}
