import { clusterConsistency, type ClusterConsistencyAssumptions, type ClusterConsistencyResult, type ConvergencePoint } from '@half-open/sim/clusterConsistency'
import type { Plot, PlotDot, PlotLine, PlotRow } from '../figure'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import { formatQuantity } from '../text/quantity'
import { domainOf, ms, offset, offsetTicksMs } from './axis'
import type { ClusterTimelineMessages } from './messages'

/** Points of a line, and about as many dots as a phone can tell apart. */
const linePoints = 200
const mostDots = 25

type Shown = 'another' | 'all'
/** What of a moment a curve tells. */
type Share = (point: ConvergencePoint) => number

/** How much of the cluster has the change, when: as computed from all changes, over the law. On the same axis as the lanes. */
export function curve(result: ClusterConsistencyResult, a: ClusterConsistencyAssumptions, endMs: number, messages: ClusterTimelineMessages, locale: Locale): Plot {
  const domain = domainOf(a, endMs)
  const exact = clusterConsistency.exactConvergence(a, Array.from({ length: linePoints + 1 }, (_, k) => (k * endMs) / linePoints))
  const simulated = thinned(result.convergence.filter(({ tMs }) => tMs <= endMs))
  const shown = shownOf(a)
  return {
    kind: 'plot',
    name: messages.curve.form,
    x: { domain, ticks: [{ at: 0, label: messages.zero }, ...offsetTicksMs(domain, locale)] },
    y: { domain: [0, 1], ticks: [0.5, 1].map((at) => ({ at, label: formatShare(at, locale) })) },
    bands: [],
    marks: a.scenario === 'notification' ? [] : [{ at: a.requestDelayMs, label: messages.read(offset(a.requestDelayMs, locale).text) }],
    lines: shown.map((which) => lineOf(which, exact, a, messages, locale)),
    dots: shown.flatMap((which) => simulated.map((point): PlotDot => ({ x: point.tMs, y: shareOf(which, a)(point), role: roles[which] }))),
    strips: [],
    numbers: {
      caption: messages.curve.caption,
      columns: [messages.curve.time, ...shown.flatMap((which) => [messages.curve.simulated(messages.curve[which]), messages.curve.law(messages.curve[which])])],
      rows: rowsOf(result, a, shown, locale),
    },
  }
}

const roles = { another: 'none', all: 'is' } as const

/** With two nodes another is all of them; with one there is no other. */
function shownOf({ nodes }: ClusterConsistencyAssumptions): Shown[] {
  return nodes > 2 ? ['another', 'all'] : ['all']
}

/** Of another node alone: the writer, which always has the change, is not counted. */
function shareOf(which: Shown, { nodes }: ClusterConsistencyAssumptions): Share {
  return which === 'all' ? ({ allShare }) => allShare : ({ nodesShare }) => (nodesShare * nodes - 1) / (nodes - 1)
}

function lineOf(which: Shown, exact: readonly ConvergencePoint[], a: ClusterConsistencyAssumptions, messages: ClusterTimelineMessages, locale: Locale): PlotLine {
  const share = shareOf(which, a)
  const half = exact.find((point) => share(point) >= 0.5)
  return {
    id: which,
    role: roles[which],
    label: messages.curve.half(messages.curve[which]),
    value: half === undefined ? messages.curve.later : ms(half.tMs, locale),
    points: [...(a.nodes === 1 ? [] : ([[domainStart, 0], [0, 0]] as const)), ...exact.map((point) => [point.tMs, share(point)] as const)],
    forever: true,
    straight: true,
  }
}

/** Before the commit, wherever the axis begins. */
const domainStart = -1e6

function thinned<T>(points: readonly T[]): T[] {
  const each = Math.ceil(points.length / mostDots)
  return points.filter((_, index) => index % each === 0)
}

/** Every tenth of the points that the model gives, as it gives them. */
function rowsOf({ convergence }: ClusterConsistencyResult, a: ClusterConsistencyAssumptions, shown: readonly Shown[], locale: Locale): PlotRow[] {
  const exact = clusterConsistency.exactConvergence(a)
  return convergence.flatMap((point, index) => {
    const law = exact[index]
    if (law === undefined || index % 10 !== 0) return []
    const cells = shown.flatMap((which) => [shareOf(which, a)(point), shareOf(which, a)(law)]).map((value) => ({ value, text: formatShare(value, locale) }))
    return [{ label: formatQuantity(point.tMs, 'ms', locale), cells }]
  })
}
