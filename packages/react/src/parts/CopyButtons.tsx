import type { PartMessages } from './messages'

interface Props {
  csv: () => string
  svg: () => string
  disabled: boolean
  messages: PartMessages
  tell: (text: string) => void
}

/** The figure's numbers and its picture, for the reader's clipboard. */
export function CopyButtons({ csv, svg, disabled, messages, tell }: Props) {
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      tell(messages.copied)
    } catch {
      tell(messages.notCopied)
    }
  }
  return (
    <p className="half-open-copy">
      <button type="button" className="half-open-button" disabled={disabled} onClick={() => void copy(csv())}>
        {messages.copyCsv}
      </button>
      <button type="button" className="half-open-button" disabled={disabled} onClick={() => void copy(svg())}>
        {messages.copySvg}
      </button>
    </p>
  )
}
