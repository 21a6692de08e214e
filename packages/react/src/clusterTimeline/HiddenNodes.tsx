import type { ClusterConsistencyAssumptions, ClusterTimeline } from '@half-open/sim/clusterConsistency'
import { counted } from '../text/counted'
import type { Locale } from '../text/locale'
import type { ClusterTimelineMessages } from './messages'
import { shownNodes, shownReads } from './reads'

interface Props {
  timeline: ClusterTimeline
  assumptions: ClusterConsistencyAssumptions
  messages: ClusterTimelineMessages
  locale: Locale
}

/** How many nodes have no lane. */
export function HiddenNodes({ timeline, assumptions, messages, locale }: Props) {
  const { text, form } = counted(
    timeline.nodes.length - shownNodes(timeline, shownReads(timeline, assumptions)).length,
    locale,
  )
  return form === 'none' ? null : messages.moreNodes(text, form)
}
