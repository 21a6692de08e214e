import { useState } from 'react'
import { LazyExplore, type Bars, type Tick } from '../figure'
import type { FiftyRuns } from '../state/useFiftyRuns'
import { Details } from './Details'
import type { PartMessages } from './messages'

interface Props {
  spec: Bars
  /** Round ticks for an axis of the figure that ends at a value. */
  ticks: (end: number) => Tick[]
  title: string
  fifty: FiftyRuns<string>
  messages: PartMessages
}

/** Bars as a full chart, with every run a dot; loaded when a reader asks for it. */
export function ExploreDetails({ spec, ticks, title, fifty, messages }: Props) {
  const [exploring, setExploring] = useState(false)
  return (
    <Details summary={messages.explore} onOpen={() => setExploring(true)}>
      {exploring ? (
        <LazyExplore
          spec={spec}
          runs={spec.rows.map(({ id }) => ({ id, values: fifty.runs?.values[id]?.filter((value) => value !== null) ?? [] }))}
          ticks={ticks}
          texts={{ label: messages.inspect(title), rows: messages.exploreRows, marks: messages.exploreMarks, runs: messages.exploreRuns }}
        />
      ) : (
        <p className="half-open-hint half-open-unopened">{messages.exploreWaiting}</p>
      )}
    </Details>
  )
}
