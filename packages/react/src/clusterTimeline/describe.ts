import type {
  ClusterConsistencyAssumptions,
  ClusterConsistencyResult,
  PartyReads,
} from '@half-open/sim/clusterConsistency'
import type { WayOut } from '../parts/WayOut'
import type { Locale } from '../text/locale'
import { formatNumber, formatShare } from '../text/number'
import { ms } from './axis'
import type { ClusterTimelineMessages } from './messages'
import type { Held } from './words'

export interface Description {
  /** What becomes of the reads that the figure is about, computed from the result, so always true of what is shown. */
  finding: string
  /** What is promised to whom, in a sentence or two. */
  promise: string
  /** Present where there is nothing to wait for. */
  wayOut?: WayOut<ClusterConsistencyAssumptions>
}

export function describe(
  result: ClusterConsistencyResult,
  a: ClusterConsistencyAssumptions,
  messages: ClusterTimelineMessages,
  locale: Locale,
): Description {
  const isTooEarly = a.scenario === 'notification' && a.notify === 'beforeCommit'
  if (a.nodes === 1 && !isTooEarly) {
    return {
      finding: messages.oneNode,
      promise: messages.oneNodePromise,
      wayOut: { text: messages.showNodes(formatNumber(3, locale)), key: 'nodes', value: 3 },
    }
  }
  return scenarios[a.scenario](result, a, messages, locale)
}

type Describe = (...given: Parameters<typeof describe>) => Description

const http: Describe = ({ other }, a, { http: words }, locale) => ({
  finding: words.finding(ms(a.requestDelayMs, locale), shareOrNone(other.staleShare, locale)),
  promise: words.promise(ms(a.retryMs, locale)),
})

const webSocket: Describe = ({ author, other }, a, { webSocket: words }, locale) => {
  const delay = ms(a.requestDelayMs, locale)
  const met = author.staleShare + author.held / a.trials
  const violations = other.monotonicViolations / a.trials
  return {
    finding:
      met === 0
        ? words.allFresh(delay, a.routing === 'sticky')
        : words.finding(delay, formatShare(met, locale), a.token === 'off' ? undefined : heldOf(author, a, locale)),
    promise: words.promise(
      shareOrNone(other.staleShare, locale),
      a.token === 'writeAndRead' ? 'kept' : shareOrNone(violations, locale),
    ),
  }
}

const notification: Describe = ({ other }, a, { notification: words }, locale) => {
  if (a.notify === 'beforeCommit') {
    return {
      finding: words.before(ms(a.commitMs, locale), shareOrNone(other.staleShare, locale)),
      promise: words.beforePromise,
    }
  }
  const met = other.staleShare + other.held / a.trials
  const held = a.token === 'off' ? undefined : heldOf(other, a, locale)
  return {
    finding: words.after(shareOrNone(met, locale), held),
    promise: a.token === 'off' ? words.withoutToken : words.withToken,
  }
}

const scenarios: Record<ClusterConsistencyAssumptions['scenario'], Describe> = { http, webSocket, notification }

function shareOrNone(share: number, locale: Locale): string | undefined {
  return share === 0 ? undefined : formatShare(share, locale)
}

/** What the wait for the new model came to. */
function heldOf(
  { waits, failed, failedShare }: PartyReads,
  { waitLimitMs }: ClusterConsistencyAssumptions,
  locale: Locale,
): Held {
  const limit = ms(waitLimitMs, locale)
  if (waits.meanMs === null)
    return { mean: undefined, failed: failed > 0 ? formatShare(failedShare, locale) : undefined, limit }
  return { mean: ms(waits.meanMs, locale), failed: failed > 0 ? formatShare(failedShare, locale) : undefined, limit }
}
