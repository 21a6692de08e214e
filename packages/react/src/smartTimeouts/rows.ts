import type { ChainPolicy, SmartTimeoutsAssumptions, SmartTimeoutsResult } from '@half-open/sim/smartTimeouts'
import type { PlotCell, PlotStrip } from '../figure'
import { formatDuration } from '../text/duration'
import type { Locale } from '../text/locale'
import { counted } from '../text/counted'
import { stretchesOf } from './belief'
import type { SmartTimeoutsChainMessages } from './messages'
import type { Names } from './words'

const truthPx = 18
const periodsPx = 22

/** What was so over what was believed, and under them how the periods grew. */
export function rows(
  result: SmartTimeoutsResult,
  a: SmartTimeoutsAssumptions,
  policy: ChainPolicy,
  names: Names,
  messages: SmartTimeoutsChainMessages,
  locale: Locale,
): PlotStrip[] {
  return [
    { id: 'truth', label: messages.rows.truth(names), role: 'is', heightPx: truthPx, cells: truth(a, messages) },
    { id: 'belief', role: 'is', heightPx: truthPx, cells: belief(result, a, policy, messages) },
    {
      id: 'periods',
      label: periodsLabel(result, policy, names, messages, locale),
      role: 'is',
      heightPx: periodsPx,
      cells: periods(result, a, policy),
    },
  ]
}

function truth(
  { outageFromS, outageS, horizonS }: SmartTimeoutsAssumptions,
  { rows: words }: SmartTimeoutsChainMessages,
): PlotCell[] {
  const untilS = Math.min(horizonS, outageFromS + outageS)
  const cells: PlotCell[] = [
    { from: 0, until: Math.min(outageFromS, horizonS), share: 1, label: words.answers },
    { from: outageFromS, until: untilS, share: 1, role: 'absent', label: words.dead },
    { from: untilS, until: horizonS, share: 1, label: words.answers },
  ]
  return cells.filter(({ from, until }) => until > from)
}

function belief(
  result: SmartTimeoutsResult,
  a: SmartTimeoutsAssumptions,
  policy: ChainPolicy,
  { rows: words }: SmartTimeoutsChainMessages,
): PlotCell[] {
  return stretchesOf(result, a, policy).map(({ fromS, untilS, answers, asks }) => ({
    from: fromS,
    until: untilS,
    share: 1,
    role: asks !== answers ? 'wrong' : asks ? 'is' : 'absent',
    label: asks ? words.asks : words.refuses,
  }))
}

/** Each as high as it is long; what of it lies after the outage is hatched. */
function periods(result: SmartTimeoutsResult, a: SmartTimeoutsAssumptions, policy: ChainPolicy): PlotCell[] {
  const { blacklist } = result[policy]
  const longestS = longestOf(blacklist)
  const outageUntilS = a.outageFromS + a.outageS
  return blacklist.flatMap(({ fromS, untilS }) => {
    const share = (untilS - fromS) / longestS
    const endS = Math.min(untilS, a.horizonS)
    const rightUntilS = Math.max(fromS, Math.min(endS, outageUntilS))
    const cells: PlotCell[] = [
      { from: fromS, until: rightUntilS, share },
      { from: rightUntilS, until: endS, share, role: 'wrong' },
    ]
    return cells.filter(({ from, until }) => until > from)
  })
}

function periodsLabel(
  result: SmartTimeoutsResult,
  policy: ChainPolicy,
  names: Names,
  { rows: words }: SmartTimeoutsChainMessages,
  locale: Locale,
): string {
  if (policy === 'removed') return words.removed(names)
  const { blacklist } = result[policy]
  if (blacklist.length === 0) return words.noPeriod
  const restarts = blacklist.reduce((sum, period) => sum + period.restarts, 0)
  return words.periods(
    counted(blacklist.length, locale),
    formatDuration(longestOf(blacklist), locale),
    counted(restarts, locale),
  )
}

function longestOf(blacklist: readonly { fromS: number; untilS: number }[]): number {
  return blacklist.reduce((longest, { fromS, untilS }) => Math.max(longest, untilS - fromS), 0)
}
