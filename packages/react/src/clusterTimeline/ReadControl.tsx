import type { ClusterConsistencyAssumptions, ClusterConsistencyResult } from '@half-open/sim/clusterConsistency'
import { clusterConsistencyMessages } from '../models/clusterConsistency/messages'
import { NumberControl } from '../parts/NumberControl'
import type { Widget } from '../parts/useWidget'
import { ms, readSpec } from './axis'
import type { ClusterTimelineMessages } from './messages'

interface Props {
  widget: Widget<ClusterConsistencyAssumptions, ClusterConsistencyResult, ClusterTimelineMessages>
  endMs: number
  messages: ClusterTimelineMessages
}

/** The first read: its range lies over the author's lane from the commit on, so that the handle is the read itself. */
export function ReadControl({ widget: { run, awake, locale, texts }, endMs, messages }: Props) {
  const value = run.assumptions.requestDelayMs
  return (
    <NumberControl
      spec={readSpec(endMs)}
      label={clusterConsistencyMessages[locale].assumptions.requestDelayMs}
      value={value}
      start={run.start.requestDelayMs}
      disabled={!awake}
      locale={locale}
      messages={texts}
      valueText={messages.after(ms(value, locale))}
      className="half-open-control-over"
      onChange={(next, phase) => run.change('requestDelayMs', next, phase) as number}
      onReset={() => run.reset(['requestDelayMs'])}
      say={run.say}
    />
  )
}
