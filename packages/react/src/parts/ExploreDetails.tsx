import { useState } from 'react'
import type { Bars, Tick } from '../figure'
import type { FiftyRuns } from '../state/useFiftyRuns'
import type { Locale } from '../text/locale'
import { Details } from './Details'
import { Loaded } from './Loaded'
import type { PartMessages } from './messages'

interface Props {
  spec: Bars
  /** Round ticks for an axis of the figure that ends at a value. */
  ticks: (end: number) => Tick[]
  title: string
  fifty: FiftyRuns<string>
  locale: Locale
  messages: PartMessages
}

const loadExplore = () => import('./ExploreFifty')

/** Bars as a full chart, with every run a dot; loaded when a reader asks for it. */
export function ExploreDetails({ spec, ticks, title, fifty, locale, messages }: Props) {
  const [exploring, setExploring] = useState(false)
  return (
    <Details summary={messages.explore} onOpen={() => setExploring(true)}>
      {exploring ? (
        <Loaded load={loadExplore} props={{ spec, ticks, label: messages.inspect(title), fifty, locale }} />
      ) : (
        <p className="half-open-hint half-open-unopened">{messages.exploreWaiting}</p>
      )}
    </Details>
  )
}
