import type { FleetDayAssumptions } from '@half-open/sim/fleetDay'
import { AskPanel, type AskPanelProps } from '../../parts/predict/AskPanel'
import { formatNumber } from '../../text/number'
import type { Lifecycles } from '../lifecycles'
import type { CommandLifecycleMessages } from '../messages'
import { countTicks } from './countTicks'
import { stuckQuestions } from './questions'

type Props = Pick<AskPanelProps<FleetDayAssumptions, Lifecycles, CommandLifecycleMessages>, 'widget' | 'onOpen'>

/** Asks how many commands stay "sent" for ever where nobody waits. */
export default function AskStuck({ widget, onOpen }: Props) {
  const { run, locale } = widget
  const { total, final } = run.result.counts.notWaiting
  const number = (value: number) => formatNumber(value, locale)
  return (
    <AskPanel
      widget={widget}
      question={stuckQuestions[locale](number(total))}
      max={total}
      step={1}
      ticks={countTicks(total, locale)}
      format={number}
      truth={total === 0 ? null : final.sent}
      onOpen={onOpen}
    />
  )
}
