import type { ChainPolicy, SmartTimeoutsAssumptions, SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { Plot, PlotBand, PlotLine } from '../figure'
import { durationTicks } from '../text/durationTicks'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import type { SmartTimeoutsChainMessages } from './messages'
import { numbers } from './numbers'
import { rows } from './rows'
import { slowText } from './slow'
import type { Names } from './words'

export interface ChainView {
  /** The end of the axis. */
  endS: number
  /** Whose rows stand under the plot, and whose line beside that without. */
  policy: ChainPolicy
  names: Names
  messages: SmartTimeoutsChainMessages
  locale: Locale
}

const minuteS = 60
/** So low that finding, figure and first control are seen at once on a phone. */
const plotPx = 84

/** How many healthy requests were slow, minute by minute; under it what was so, what was believed, and how the periods grew. */
export function figure(result: SmartTimeoutsResult, assumptions: SmartTimeoutsAssumptions, view: ChainView): Plot {
  const { endS, policy, names, messages, locale } = view
  const remedy = policy === 'removed' ? 'removed' : 'with'
  return {
    kind: 'plot',
    name: messages.form,
    x: { domain: [0, endS], ticks: durationTicks(endS, locale) },
    y: {
      domain: [0, 1],
      ticks: [
        { at: 0.5, label: formatShare(0.5, locale) },
        { at: 1, label: messages.allSlow(formatShare(1, locale)) },
      ],
    },
    bands: outage(assumptions, endS),
    marks: [],
    // The remedy last, over the other.
    lines: [line('without', result, view), line(remedy, result, view)],
    dots: [],
    strips: rows(result, assumptions, policy, names, messages, locale),
    heightPx: plotPx,
    numbers: numbers(result, names, messages, locale),
  }
}

function line(
  policy: ChainPolicy,
  result: SmartTimeoutsResult,
  { endS, names, messages, locale }: ChainView,
): PlotLine {
  const { perMinute, healthy } = result[policy]
  // A minute without requests says nothing new.
  const points = perMinute.flatMap(({ over1sShare }, minute) =>
    over1sShare === null ? [] : [[minute * minuteS, over1sShare] as const],
  )
  const last = points.at(-1)
  return {
    id: policy,
    role: policy === 'without' ? 'none' : 'is',
    label: messages.lines[policy](names),
    value: healthy.over1sShare === null ? messages.table.nothing : slowText(healthy.over1sShare, locale),
    isOver: true,
    points: last ? [...points, [endS, last[1]]] : [],
    forever: false,
  }
}

/** The row of the truth says what it is. */
function outage({ outageFromS, outageS }: SmartTimeoutsAssumptions, endS: number): PlotBand[] {
  const until = Math.min(endS, outageFromS + outageS)
  return until > outageFromS ? [{ from: outageFromS, until, label: '' }] : []
}
