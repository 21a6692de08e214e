import type { FleetDayAssumptions, FleetDayResult } from '@half-open/sim/fleetDay'
import { AskPanel, type AskPanelProps } from '../../parts/predict/AskPanel'
import { formatDuration } from '../../text/duration'
import { durationTicks } from '../../text/durationTicks'
import type { Cause } from '../cause'
import type { DetectionLagMessages } from '../messages'
import { lagQuestions } from './questions'

interface Props extends Pick<
  AskPanelProps<FleetDayAssumptions, FleetDayResult, DetectionLagMessages>,
  'widget' | 'onOpen'
> {
  cause: Cause
}

/** Ends of the range with their steps, in s: coarse enough that an end does not tell where the answer is. */
const axes = [
  { endS: 600, stepS: 5 },
  { endS: 3600, stepS: 30 },
  { endS: 4 * 3600, stepS: 60 },
  { endS: 12 * 3600, stepS: 300 },
  { endS: 48 * 3600, stepS: 900 },
  { endS: 7 * 86_400, stepS: 3600 },
] as const

/** Asks how long keepalive lets a server believe in a dead connection. */
export default function AskLag({ widget, cause, onOpen }: Props) {
  const { run, locale } = widget
  const truthS = run.result.detection.keepalive.all.medianS
  const { endS, stepS } = axes.find((axis) => axis.endS >= 1.1 * (truthS ?? 0)) ?? axes[axes.length - 1]!
  return (
    <AskPanel
      widget={widget}
      question={lagQuestions[locale]}
      max={endS}
      step={stepS}
      ticks={durationTicks(endS, locale)}
      format={(valueS) => formatDuration(valueS, locale)}
      truth={truthS}
      view={cause}
      onOpen={onOpen}
    />
  )
}
