import { useEffect, useMemo } from 'react'
import { lanesChart, type Citation } from '../figure'
import { Details } from '../parts/Details'
import type { PartMessages } from '../parts/messages'
import { Numbers } from '../parts/Numbers'
import { StoryHead } from '../parts/StoryHead'
import { StoryPlayer } from '../parts/StoryPlayer'
import type { Locale } from '../text/locale'
import { besideOf, stepsOf, titleOf, type Chosen } from './chosen'
import type { TwoSessionsMessages } from './messages'
import { replaySteps } from './replaySteps'
import { replayLanes } from './replayLanes'
import { registries } from './words'

interface Props {
  chosen: Chosen
  locale: Locale
  messages: TwoSessionsMessages
  texts: PartMessages
  /** Has a sentence read aloud. */
  say: (text: string) => void
  /** Shows a sentence, and has it read aloud. */
  cite: (title: string, finding: string) => Citation
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

/** An order step by step, and what another registry makes of the same steps. */
export function Replay({ chosen, locale, messages, texts, say, cite, onChoose, onClose }: Props) {
  const { replay: words, orders: orderWords } = messages
  const order = stepsOf(chosen)
  const { registry } = chosen
  const steps = useMemo(() => replaySteps(order, registry, messages), [order, registry, messages])
  const spec = replayLanes(order, registry, messages, locale)
  const title = titleOf(chosen, messages, locale)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for each replay, not whenever `say` is another
  useEffect(() => say(title), [title])
  return (
    <div className="half-open-story">
      <StoryHead title={title} beside={besideOf(chosen)} names={[words.before, words.after]} onChoose={onChoose} />
      <StoryPlayer key={order.join()} steps={steps} spec={spec} locale={locale} />
      <div className="half-open-switch">
        <span>{words.same}</span>
        {registries.map((id) => (
          <button key={id} type="button" className="half-open-button" aria-pressed={id === registry} onClick={() => onChoose({ ...chosen, registry: id })}>
            {orderWords.registries[id]}
          </button>
        ))}
        <button type="button" className="half-open-button" onClick={onClose}>
          {words.closeReplay}
        </button>
      </div>
      <Details summary={words.numbers}>
        <Numbers linked={false} chart={lanesChart(spec)} citation={cite(title, steps.at(-1)?.text ?? '')} disabled={false} messages={texts} say={say} />
      </Details>
    </div>
  )
}
