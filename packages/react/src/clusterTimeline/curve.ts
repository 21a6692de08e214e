import {
  clusterConsistency,
  type ClusterConsistencyAssumptions,
  type ClusterConsistencyResult,
  type ConvergencePoint,
} from '@half-open/sim/clusterConsistency'
import type { Plot, PlotDot, PlotLine, PlotRow } from '../figure'
import type { Locale } from '../text/locale'
import { formatShare } from '../text/number'
import { formatQuantity } from '../text/quantity'
import { domainOf, ms, offsetTicksMs } from './axis'
import type { ClusterTimelineMessages } from './messages'

/** Points of a line, and about as many dots as a phone can tell apart. */
const linePoints = 200
const mostDots = 25

type Shown = 'another' | 'all'
/** What of a moment a curve tells. */
type Share = (point: ConvergencePoint) => number

/** How much of the cluster has the change, when: as computed from all changes, over the law. On the same axis as the lanes. */
export function curve(
  result: ClusterConsistencyResult,
  a: ClusterConsistencyAssumptions,
  endMs: number,
  messages: ClusterTimelineMessages,
  locale: Locale,
): Plot {
  const domain = domainOf(a, endMs)
  const exact = clusterConsistency.exactConvergence(
    a,
    Array.from({ length: linePoints + 1 }, (_, k) => (k * endMs) / linePoints),
  )
  // A single node has nothing to converge with; a dot at the very end would lie on the line's own.
  const simulated = a.nodes === 1 ? [] : thinned(result.convergence.filter(({ tMs }) => tMs < 0.98 * endMs))
  const shown = shownOf(a)
  return {
    kind: 'plot',
    name: messages.curve.form,
    x: { domain, ticks: [{ at: 0, label: messages.zero }, ...offsetTicksMs(domain, locale)] },
    y: {
      domain: [0, 1],
      ticks: [0.5, 1].map((at) => ({ at, label: messages.curve.ofChanges(formatShare(at, locale)) })),
    },
    bands: [],
    // Under the read's handle over the lanes, where its label is.
    marks: a.scenario === 'notification' ? [] : [{ at: a.requestDelayMs }],
    lines: shown.map((which) => lineOf(which, exact, domain, a, messages, locale)),
    dots: shown.flatMap((which) =>
      simulated.map((point): PlotDot => ({ x: point.tMs, y: shareOf(which, a)(point), role: roles[which] })),
    ),
    strips: [],
    numbers: {
      caption: messages.curve.caption,
      columns: [
        messages.curve.time,
        ...shown.flatMap((which) => [
          messages.curve.simulated(messages.curve[which]),
          messages.curve.law(messages.curve[which]),
        ]),
      ],
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

function lineOf(
  which: Shown,
  exact: readonly ConvergencePoint[],
  [fromMs]: readonly [number, number],
  a: ClusterConsistencyAssumptions,
  messages: ClusterTimelineMessages,
  locale: Locale,
): PlotLine {
  const share = shareOf(which, a)
  const halfMs = whenHalf(exact, share)
  return {
    id: which,
    role: roles[which],
    ...(halfMs === undefined
      ? { label: `${messages.curve[which]}:`, value: messages.curve.halfLater }
      : { label: messages.curve.half(messages.curve[which]), value: ms(halfMs, locale) }),
    points: [
      ...(a.nodes === 1 ? [] : [[fromMs, 0] as const]),
      ...exact.map((point) => [point.tMs, share(point)] as const),
    ],
    forever: false,
    isStraight: true,
  }
}

/** On the straight line between the two points that have it between them; `undefined` where that is not on the axis. */
function whenHalf(points: readonly ConvergencePoint[], share: Share): number | undefined {
  const index = points.findIndex((point) => share(point) >= 0.5)
  const [before, after] = [points[index - 1], points[index]]
  if (after === undefined || before === undefined) return after?.tMs
  return before.tMs + ((after.tMs - before.tMs) * (0.5 - share(before))) / (share(after) - share(before))
}

function thinned<T>(points: readonly T[]): T[] {
  const each = Math.ceil(points.length / mostDots)
  return points.filter((_, index) => index % each === 0)
}

/** Every tenth of the points that the model gives, as it gives them. */
function rowsOf(
  { convergence }: ClusterConsistencyResult,
  a: ClusterConsistencyAssumptions,
  shown: readonly Shown[],
  locale: Locale,
): PlotRow[] {
  const exact = clusterConsistency.exactConvergence(a)
  return convergence.flatMap((point, index) => {
    const law = exact[index]
    if (law === undefined || index % 10 !== 0) return []
    const cells = shown
      .flatMap((which) => [shareOf(which, a)(point), shareOf(which, a)(law)])
      .map((value) => ({ value, text: formatShare(value, locale) }))
    return [{ label: formatQuantity(point.tMs, 'ms', locale), cells }]
  })
}
