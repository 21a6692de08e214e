import type { FiftyRuns } from '../state/useFiftyRuns'
import type { Locale } from '../text/locale'
import { formatNumber } from '../text/number'
import type { PartMessages } from './messages'

interface Props {
  fifty: FiftyRuns<string>
  /** The spread in words, once it is known. */
  text: string | undefined
  dragging: boolean
  locale: Locale
  messages: PartMessages
}

/** How far chance alone moves the figure; what is not known yet is said so. */
export function SpreadText({ fifty, text, dragging, locale, messages }: Props) {
  return <p className="half-open-spread">{words()}</p>

  function words() {
    if (fifty.done > 0 && fifty.runs === undefined && !dragging) return messages.computingRuns(formatNumber(fifty.done, locale))
    return text ?? (fifty.tooLong ? messages.spreadTooLong : messages.spreadUnknown)
  }
}
