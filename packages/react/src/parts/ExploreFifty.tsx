import type { Bars, Tick } from '../figure'
import Explore from '../figure/explore/Explore'
import type { FiftyRuns } from '../state/useFiftyRuns'
import type { Locale } from '../text/locale'
import { exploreMessages } from './exploreMessages'

interface Props {
  spec: Bars
  /** Round ticks for an axis of the figure that ends at a value. */
  ticks: (end: number) => Tick[]
  /** Name of the chart for assistive technology. */
  label: string
  fifty: FiftyRuns<string>
  locale: Locale
}

/** The chart to explore, with each of the fifty runs a dot. */
export default function ExploreFifty({ spec, ticks, label, fifty, locale }: Props) {
  const runs = spec.rows.map(({ id }) => ({ id, values: fifty.runs?.values[id]?.filter((value) => value !== null) ?? [] }))
  return <Explore spec={spec} runs={runs} ticks={ticks} texts={{ label, ...exploreMessages[locale] }} />
}
