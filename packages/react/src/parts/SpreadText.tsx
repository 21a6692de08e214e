import type { FiftyRuns } from '../state/useFiftyRuns'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { PartMessages } from './messages'
import { Scripted } from './Scripted'

interface Props {
  fifty: FiftyRuns<string>
  /** The spread in words, once it is known. */
  text: string | undefined
  dragging: boolean
  /** Before it is awake nothing is promised: without scripts nothing comes. */
  awake: boolean
  locale: Locale
  messages: PartMessages
}

/** How far chance alone moves the figure; what is not known yet is said so. */
export function SpreadText({ fifty, text, dragging, awake, locale, messages }: Props) {
  return <p className="half-open-spread">{words()}</p>

  function words() {
    if (!awake) return messages.oneRun
    if (fifty.done > 0 && fifty.runs === undefined && !dragging) return <Scripted awake>{messages.computingRuns(formatNumber(fifty.done, locale))}</Scripted>
    if (text !== undefined || fifty.tooLong) return text ?? messages.spreadTooLong
    return (
      <>
        {messages.oneRun} <Scripted awake>{messages.fiftyToCome}</Scripted>
      </>
    )
  }
}
