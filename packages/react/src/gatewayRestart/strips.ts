import type { GatewayRestartAssumptions, RestartSeconds, RetryPolicy } from '@half-open/sim/gatewayRestart'
import type { PlotCell, PlotStrip } from '../figure'
import { policies, type Restarts } from '../models/gatewayRestart/policies'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { TimeAxis } from './axis'
import type { GatewayRestartCurveMessages } from './messages'

/** No narrower than about 2 px on a phone. */
const mostCells = 150

/** What one of the policies cost, when: attempts refused, SYNs dropped, and logins checked of devices that had gone. */
export function strips(restarts: Restarts, assumptions: GatewayRestartAssumptions, policy: RetryPolicy, axis: TimeAxis, messages: GatewayRestartCurveMessages, locale: Locale): PlotStrip[] {
  const { refused, synDropped, wastedLogins, perSecond } = restarts[policy]
  const number = (value: number) => formatNumber(value, locale)
  const role = policy === 'random' ? 'is' : 'none'
  const binS = Math.max(1, Math.ceil(axis.endS / mostCells))
  const shared = { axis, binS }
  // Both policies by one measure, so that a switch between them compares.
  const most = (key: 'refused' | 'synDropped') => Math.max(...policies.flatMap((each) => binsOf(restarts[each].perSecond[key], shared)))
  const checksPerBin = assumptions.authPerS * assumptions.instances * binS
  return [
    { id: 'refused', label: messages.strips.refused(policy, number(refused)), role, cells: cellsOf(perSecond.refused, most('refused'), shared) },
    { id: 'synDropped', label: messages.strips.synDropped(number(synDropped)), role, cells: cellsOf(perSecond.synDropped, most('synDropped'), shared) },
    { id: 'wastedLogins', label: messages.strips.wastedLogins(number(wastedLogins)), role: 'wrong', cells: goingOn(cellsOf(perSecond.wastedLogins, checksPerBin, shared), perSecond, shared) },
  ]
}

interface Bins {
  axis: TimeAxis
  binS: number
}

/** What happened in each stretch of so many seconds, from the fall to the end of the axis. */
function binsOf(perSecond: readonly number[], { axis: { endS }, binS }: Bins): number[] {
  const bins = Array.from({ length: Math.ceil(endS / binS) }, () => 0)
  perSecond.slice(0, bins.length * binS).forEach((count, second) => (bins[Math.floor(second / binS)]! += count))
  return bins
}

function cellsOf(perSecond: readonly number[], most: number, bins: Bins): PlotCell[] {
  const { binS, axis } = bins
  return binsOf(perSecond, bins).flatMap((count, index) =>
    count === 0 ? [] : [{ from: index * binS, until: Math.min(axis.endS, (index + 1) * binS), share: Math.min(1, count / most) }],
  )
}

/** What lasts to the end of the axis and is not over there goes on past its cut. */
function goingOn(cells: PlotCell[], { wastedLogins }: RestartSeconds, { axis: { endS, cut } }: Bins): PlotCell[] {
  const last = cells.at(-1)
  if (!cut || last === undefined || last.until < endS || wastedLogins.slice(Math.ceil(endS)).every((count) => count === 0)) return cells
  return [...cells.slice(0, -1), { ...last, until: wastedLogins.length }]
}
