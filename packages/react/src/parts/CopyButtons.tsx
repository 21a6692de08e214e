import { useState } from 'react'
import type { Chart, Citation } from '../figure'
import type { PartMessages } from './messages'

interface Props {
  /** Whether the page's address holds what the reader sees. */
  linked: boolean
  /** The address of a builder that opens with what the figure shows. Default: none. */
  builderLink?: string | undefined
  chart: Chart
  citation: Citation
  disabled: boolean
  messages: PartMessages
  say: (text: string) => void
}

const loadExport = () => import('../figure/exportFigure')

/**
 * The link to what is shown, its numbers and its picture, for the reader's clipboard, and a way to the builder. What writes
 * them is fetched when a hand comes near; the builder is a link, and asked for nothing until it is followed.
 */
export function CopyButtons({ linked, builderLink, chart, citation, disabled, messages, say }: Props) {
  const [told, setTold] = useState<'copied' | 'notCopied'>()

  async function copy(text: () => string | Promise<string>) {
    try {
      await navigator.clipboard.writeText(await text())
      tell('copied')
    } catch {
      tell('notCopied')
    }
  }

  /** Beside the button: the figure may be off the screen. */
  function tell(outcome: 'copied' | 'notCopied') {
    setTold(outcome)
    say(messages[outcome])
  }

  const fetchAhead = () => void loadExport().catch(() => undefined)
  const shared = { type: 'button', className: 'half-open-button', disabled, onPointerEnter: fetchAhead, onFocus: fetchAhead } as const
  return (
    <p className="half-open-copy">
      {linked && (
        <button {...shared} onClick={() => void copy(() => location.href)}>
          {messages.copyLink}
        </button>
      )}
      <button {...shared} onClick={() => void copy(async () => (await loadExport()).toCsv(chart, citation))}>
        {messages.copyCsv}
      </button>
      <button {...shared} onClick={() => void copy(async () => (await loadExport()).svgDocument(chart, citation))}>
        {messages.copySvg}
      </button>
      {builderLink && <a href={builderLink}>{messages.embed}</a>}
      {told && <span className="half-open-note">{messages[told]}</span>}
    </p>
  )
}
