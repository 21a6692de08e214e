import { commandTrace, type FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { useEffect, useMemo } from 'react'
import { lanesChart } from '../figure'
import { citationOf } from '../parts/citationOf'
import { Details } from '../parts/Details'
import type { PartMessages } from '../parts/messages'
import { Numbers } from '../parts/Numbers'
import { StoryHead } from '../parts/StoryHead'
import { StoryPlayer } from '../parts/StoryPlayer'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import { formatOffset } from '../text/offset'
import { formatTimeOfDay } from '../text/timeOfDay'
import type { besideOf, Chosen } from './chosen'
import { lifecycles } from './lifecycles'
import type { CommandLifecycleMessages } from './messages'
import { storySteps } from './storySteps'
import { storyLanes } from './storyLanes'

interface Props {
  chosen: Chosen
  /** What the dots beside its own stand for, if it has one. */
  beside: ReturnType<typeof besideOf>
  assumptions: FleetDayAssumptions
  seed: number
  locale: Locale
  messages: CommandLifecycleMessages
  texts: PartMessages
  /** Has a sentence read aloud. */
  say: (text: string) => void
  /** Shows a sentence, and has it read aloud. */
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

/** What became of one command, and what would have become of it under the other server. */
export default function Story({ chosen: { policy, command }, beside, assumptions, seed, locale, messages, texts, say, onChoose, onClose }: Props) {
  const words = messages.story
  const told = useMemo(() => ({ ...assumptions, awaitConfirmation: policy === 'waiting' }), [assumptions, policy])
  const trace = useMemo(() => commandTrace(told, seed, command), [told, seed, command])
  const spec = storyLanes(trace, messages, locale)
  const steps = storySteps(trace, messages, locale).map(({ atS, text }) => ({ at: atS, head: formatOffset(atS, locale), text }))
  const title = words.title(formatNumber(command + 1, locale), formatTimeOfDay(trace.generatedAtS), messages.flows[policy])
  const citation = citationOf(lifecycles, { assumptions: told, seed }, title, steps.at(-1)?.text ?? '', texts)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for each story, not whenever `say` is another
  useEffect(() => say(title), [title])
  const other = policy === 'waiting' ? 'notWaiting' : 'waiting'
  return (
    <div className="half-open-story">
      <StoryHead title={title} beside={beside} names={[words.before, words.after]} onChoose={onChoose} />
      <StoryPlayer key={`${policy} ${command}`} steps={steps} spec={spec} locale={locale} />
      <p className="half-open-copy">
        <button type="button" className="half-open-button" onClick={() => onChoose({ policy: other, command })}>
          {words.other[other]}
        </button>
        <button type="button" className="half-open-button" onClick={onClose}>
          {words.close}
        </button>
      </p>
      <Details summary={words.numbers}>
        <Numbers linked={false} chart={lanesChart(spec)} citation={citation} disabled={false} messages={texts} say={say} />
      </Details>
    </div>
  )
}
