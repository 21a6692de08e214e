import { sessionRace, type SessionRaceAssumptions, type SessionRaceResult } from '@half-open/sim/sessionRace'
import { NumberControl } from '../parts/NumberControl'
import type { Widget } from '../parts/useWidget'
import { sessionRaceMessages } from '../models/sessionRace/messages'
import { timeWords } from './describe'
import type { TwoSessionsMessages } from './messages'

interface Props {
  widget: Widget<SessionRaceAssumptions, SessionRaceResult, TwoSessionsMessages>
  messages: TwoSessionsMessages
}

/** The old session's close: its range lies over the lanes, so that the handle is the close itself. */
export function CloseControl({ widget: { run, awake, locale, texts }, messages }: Props) {
  const value = run.assumptions.oldCloseAfterLoginS
  return (
    <NumberControl
      spec={sessionRace.assumptions.oldCloseAfterLoginS}
      label={sessionRaceMessages[locale].assumptions.oldCloseAfterLoginS}
      value={value}
      start={run.start.oldCloseAfterLoginS}
      disabled={!awake}
      locale={locale}
      messages={texts}
      valueText={timeWords(value, messages, locale)}
      className="half-open-control-over"
      onChange={(next, phase) => run.change('oldCloseAfterLoginS', next, phase)}
      onReset={() => run.reset(['oldCloseAfterLoginS'])}
      say={run.say}
    />
  )
}
